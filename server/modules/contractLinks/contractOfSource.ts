import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { contracts } from '../contracts/tables.ts'

/** Id of a contract by the vendor's own key; undefined if the vendor has none with it. */
export async function contractOfSource(
  queries: Queries,
  vendorId: number,
  sourceId: string,
): Promise<number | undefined> {
  const [contract] = await queries
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.vendorId, vendorId), eq(contracts.sourceId, sourceId)))
  return contract?.id
}
