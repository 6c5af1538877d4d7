import { and, desc, ne } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { isUnreadBy } from '../unreads/isUnread.ts'
import { invoices } from './tables.ts'

/** Returns the contract's newest invoice, and whether the user has not read it. */
export async function lastInvoice(queries: Queries, userId: number, contract: ContractKey) {
  const [row] = await queries
    .select({ invoice: invoices, isUnread: isUnreadBy(userId, contract, 'invoice', invoices.id) })
    .from(invoices)
    // Excludes credits, because there is nothing to pay.
    .where(and(isOfContract(invoices, contract), ne(invoices.type, 'credit')))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(1)
  return row
}
