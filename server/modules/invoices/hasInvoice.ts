import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { invoices } from './tables.ts'

/** Returns whether the contract has an invoice. */
export async function hasInvoice(
  queries: Queries,
  contract: ContractKey,
  invoiceId: number,
): Promise<boolean> {
  const [invoice] = await queries
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), isOfContract(invoices, contract)))
  return invoice !== undefined
}
