import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { isUnreadBy } from '../unreads/isUnread.ts'
import { invoices } from './tables.ts'

/** Returns the contract's newest invoice, and whether the user has not read it. */
export async function lastInvoice(queries: Queries, userId: number, contractId: number) {
  const [row] = await queries
    .select({ invoice: invoices, isUnread: isUnreadBy(userId, contractId, 'invoice', invoices.id) })
    .from(invoices)
    // Excludes credits, because there is nothing to pay.
    .where(and(eq(invoices.contractId, contractId), ne(invoices.type, 'credit')))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(1)
  return row
}
