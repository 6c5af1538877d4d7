import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { userContracts } from './tables.ts'

/** Whether a user holds any contract. */
export async function holdsContract(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx.select().from(userContracts).where(eq(userContracts.userId, userId)).limit(1)
  return rows.length > 0
}
