import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, inArray, sql } from '../../database/drizzle.ts'
import { contracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { offerOrders, offers } from './tables.ts'

/** SQL condition: an offer of the vendors that is valid at a moment, in the time zone of its vendor. */
function isCurrent(vendorIds: readonly number[], now: Date) {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${vendors.timeZone})::date`
  return and(
    inArray(offers.vendorId, [...vendorIds]),
    sql`${today} between ${offers.startsOn} and ${offers.endsOn}`,
  )
}

/** Queries of special offers and their orders. */
export const offerQueries = (queries: Queries) => ({
  /** Newest first, after the row with the cursor's date and id. */
  page: (
    vendorIds: readonly number[],
    now: Date,
    cursorKey: readonly (string | number)[] | undefined,
    limit: number,
  ) =>
    queries
      .select({ offer: offers })
      .from(offers)
      .innerJoin(vendors, eq(vendors.id, offers.vendorId))
      .where(
        and(
          isCurrent(vendorIds, now),
          cursorKey &&
            sql`(${offers.startsOn}, ${offers.id}) < (${cursorKey[0]}::date, ${cursorKey[1]}::integer)`,
        ),
      )
      .orderBy(desc(offers.startsOn), desc(offers.id))
      .limit(limit),

  async count(vendorIds: readonly number[], now: Date) {
    const [count] = await queries
      .select({ total: sql<number>`count(*)::integer` })
      .from(offers)
      .innerJoin(vendors, eq(vendors.id, offers.vendorId))
      .where(isCurrent(vendorIds, now))
    return count?.total ?? 0
  },

  /** Returns an offer of one of the vendors, ended or not, or undefined. */
  async find(vendorIds: readonly number[], id: number) {
    const [row] = await queries
      .select({ offer: offers, timeZone: vendors.timeZone })
      .from(offers)
      .innerJoin(vendors, eq(vendors.id, offers.vendorId))
      .where(and(eq(offers.id, id), inArray(offers.vendorId, [...vendorIds])))
    return row
  },

  async isContractWith(vendorId: number, contractId: number) {
    const [contract] = await queries
      .select({ vendorId: contracts.vendorId })
      .from(contracts)
      .where(and(eq(contracts.id, contractId), eq(contracts.vendorId, vendorId)))
    return contract !== undefined
  },

  async newestOrder({ vendorId, id }: typeof offers.$inferSelect, contractIds: readonly number[]) {
    const [order] = await queries
      .select({ at: offerOrders.at })
      .from(offerOrders)
      .where(
        and(
          eq(offerOrders.vendorId, vendorId),
          eq(offerOrders.offerId, id),
          inArray(offerOrders.contractId, [...contractIds]),
        ),
      )
      .orderBy(desc(offerOrders.at))
      .limit(1)
    return order
  },

  async findOrder({ vendorId, id }: typeof offers.$inferSelect, contractId: number) {
    const [order] = await queries
      .select()
      .from(offerOrders)
      .where(
        and(
          eq(offerOrders.vendorId, vendorId),
          eq(offerOrders.offerId, id),
          eq(offerOrders.contractId, contractId),
        ),
      )
    return order
  },
})
