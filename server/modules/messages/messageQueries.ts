import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Held } from '../contracts/heldContracts.ts'
import { invoices } from '../invoices/tables.ts'
import { messages } from './tables.ts'

type Message = typeof messages.$inferSelect

interface MessageFilter {
  readonly type: Message['type'] | undefined
  readonly isOfLastInvoice: boolean
}

interface Position {
  readonly after: readonly (string | number)[] | undefined
  readonly skip: number
}

const isAddressedTo = ({ contractIds, organizationIds, vendorIds }: Held) =>
  and(
    inArray(messages.vendorId, [...vendorIds]),
    or(
      inArray(messages.contractId, [...contractIds]),
      and(isNull(messages.contractId), inArray(messages.organizationId, [...organizationIds])),
    ),
  )

const isOfLastInvoice = ({ vendorIds }: Held) => sql`${messages.invoiceId} = (
  select last.id from ${invoices} as last
  where ${inArray(sql`last.vendor_id`, [...vendorIds])} and last.vendor_id = ${messages.vendorId}
    and last.contract_id = ${messages.contractId} and last.type <> 'credit'
  order by last.date desc, last.id desc limit 1)`

const matches = (held: Held, filter: MessageFilter) =>
  and(
    isAddressedTo(held),
    filter.type && eq(messages.type, filter.type),
    filter.isOfLastInvoice ? isOfLastInvoice(held) : undefined,
  )

/** Queries of the messages to the holder of contracts. */
export const messageQueries = (queries: Queries) => ({
  /** Newest first, after the row with the cursor's moment and id, without the first ones. */
  page: (held: Held, filter: MessageFilter, { after, skip }: Position, limit: number) =>
    queries
      .select()
      .from(messages)
      .where(
        and(
          matches(held, filter),
          after && sql`(${messages.date}, ${messages.id}) < (${after[0]}::timestamptz, ${after[1]}::integer)`,
        ),
      )
      .orderBy(desc(messages.date), desc(messages.id))
      .offset(skip)
      .limit(limit),

  async count(held: Held, filter: MessageFilter) {
    const [count] = await queries
      .select({ total: sql<number>`count(*)::integer` })
      .from(messages)
      .where(matches(held, filter))
    return count?.total ?? 0
  },

  async types(held: Held) {
    const rows = await queries
      .selectDistinct({ type: messages.type })
      .from(messages)
      .where(isAddressedTo(held))
      .orderBy(messages.type)
    return rows.map(({ type }) => type)
  },

  async find(held: Held, type: Message['type'], id: number) {
    const [row] = await queries
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), eq(messages.type, type), isAddressedTo(held)))
    return row
  },
})
