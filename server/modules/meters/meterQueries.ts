import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { Holder } from '../contracts/heldContracts.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { userContracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { meters } from './tables.ts'

/** Queries of a contract's meters. */
export const meterQueries = (queries: Queries) => ({
  async find(contract: ContractKey, meterId: number) {
    const [meter] = await queries
      .select()
      .from(meters)
      .where(and(eq(meters.id, meterId), isOfContract(meters, contract)))
    return meter
  },

  /** Returns the time zone of the given contract, or of any of the user's contracts. */
  async calendarOf({ user, vendors: held }: Holder, contractId: number | undefined) {
    const [row] = await queries
      .select({ timeZone: vendors.timeZone, vendorId: vendors.id })
      .from(userContracts)
      .innerJoin(vendors, eq(vendors.id, userContracts.vendorId))
      .where(
        and(
          eq(userContracts.userId, user.id),
          isOfVendors(userContracts.vendorId, held),
          contractId === undefined ? undefined : eq(userContracts.contractId, contractId),
        ),
      )
      .orderBy(userContracts.contractId)
      .limit(1)
    return row
  },
})
