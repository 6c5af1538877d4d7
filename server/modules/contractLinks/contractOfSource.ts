import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { contracts } from '../contracts/tables.ts'

/** A contract by the vendor's own key; undefined if the vendor has none with it. */
export async function contractOfSource(
  queries: Queries,
  vendorId: number,
  sourceId: string,
): Promise<ContractKey | undefined> {
  const [contract] = await queries
    .select({ id: contracts.id, vendorId: contracts.vendorId })
    .from(contracts)
    .where(and(eq(contracts.vendorId, vendorId), eq(contracts.sourceId, sourceId)))
  return contract
}
