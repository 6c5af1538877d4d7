import { sql } from '../../../database/drizzle.ts'
import { listOf } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import type { BatchContext } from '../Resource.ts'

interface LockedInvoice {
  readonly source_id: string | null
  /** In cents; nothing is due of a credit, so nothing was paid of it. */
  readonly paid: string
}

/**
 * Locks bills before a batch changes them, in the order of their ids: a file of bills and one of payments about the same
 * bills would wait for each other in a circle if each locked them in its own order.
 */
export const lockInvoices = (
  { tx, vendorId }: Pick<BatchContext, 'tx' | 'vendorId'>,
  ids: readonly number[],
): Promise<readonly LockedInvoice[]> =>
  select(
    tx,
    sql`select source_id, (greatest(amount_cents, 0) - due_cents)::text as paid from invoices
      where vendor_id = ${vendorId} and id in ${listOf('integer', ids)} order by id for update`,
  )
