import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { userContracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { meters } from './tables.ts'

/** Queries of a contract's meters. */
export const meterQueries = (queries: Queries) => ({
  async find(contractId: number, meterId: number) {
    const [meter] = await queries
      .select()
      .from(meters)
      .where(and(eq(meters.id, meterId), eq(meters.contractId, contractId)))
    return meter
  },

  /** Returns the time zone of the given contract, or of any of the user's contracts. */
  async timeZoneOf(userId: number, contractId: number | undefined) {
    const [row] = await queries
      .select({ timeZone: vendors.timeZone })
      .from(userContracts)
      .innerJoin(vendors, eq(vendors.id, userContracts.vendorId))
      .where(
        and(
          eq(userContracts.userId, userId),
          contractId === undefined ? undefined : eq(userContracts.contractId, contractId),
        ),
      )
      .orderBy(userContracts.contractId)
      .limit(1)
    return row?.timeZone
  },
})
