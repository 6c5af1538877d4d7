import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { centsText } from '../../../src/api/rules/money.ts'
import type { AmountDue } from '../../../src/api/schemas/invoices.ts'
import type { Queries } from '../../database/Database.ts'
import { contractsPermitted } from '../contracts/permitted.ts'
import { invoices } from './tables.ts'

/**
 * What a user owes a vendor in all: open bills without a pending payment, of all contracts whose bills the user may see,
 * one sum per currency (BIL-12).
 */
export async function dueInAll(queries: Queries, userId: number, vendorId: number): Promise<AmountDue[]> {
  const rows = await queries
    .select({
      currency: invoices.currency,
      cents: sql<number>`sum(${invoices.dueCents})`.mapWith(Number),
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.vendorId, vendorId),
        inArray(invoices.contractId, contractsPermitted(queries, { userId, vendorId }, 'bills')),
        ne(invoices.type, 'credit'),
        gt(invoices.dueCents, 0),
        eq(invoices.isPending, false),
      ),
    )
    .groupBy(invoices.currency)
    .orderBy(asc(invoices.currency))
  return rows.map(({ currency, cents }) => ({ amount: centsText(cents), currency }))
}
