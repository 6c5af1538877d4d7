import { sql } from '../../../database/drizzle.ts'
import { listOf } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import type { BatchContext } from '../Resource.ts'

interface LockedInvoice {
  readonly source_id: string | null
  /** In cents; below zero for a credit. */
  readonly amount: string
  /** In cents. */
  readonly due: string
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
    sql`select source_id, amount_cents::text as amount, due_cents::text as due from invoices
      where vendor_id = ${vendorId} and id in ${listOf('integer', ids)} order by id for update`,
  )
