import type { Transaction } from '../../database/Database.ts'
import { isRow } from '../../database/isRow.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { contracts } from '../contracts/tables.ts'

/** The vendor and the organization that a contract's mails are from. */
export async function companyOf(tx: Transaction, contract: ContractKey) {
  const [company] = await tx
    .select({ vendorId: contracts.vendorId, organizationId: contracts.organizationId })
    .from(contracts)
    .where(isRow(contracts, contract))
  return company
}
