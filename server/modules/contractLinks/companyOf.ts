import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/Database.ts'
import { contracts } from '../contracts/tables.ts'

/** The vendor and the organization that a contract's mails are from. */
export async function companyOf(tx: Transaction, contractId: number) {
  const [company] = await tx
    .select({ vendorId: contracts.vendorId, organizationId: contracts.organizationId })
    .from(contracts)
    .where(eq(contracts.id, contractId))
  return company
}
