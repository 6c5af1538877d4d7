import { eq } from 'drizzle-orm'
import type { Queries } from '../../server/database/Database.ts'
import { contracts } from '../../server/modules/contracts/tables.ts'

/** Gives contracts the ids of a vendor's own system: contract 7 is "C-7". */
export async function nameContracts(queries: Queries, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await queries
      .update(contracts)
      .set({ sourceId: `C-${id}` })
      .where(eq(contracts.id, id))
}
