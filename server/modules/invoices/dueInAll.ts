import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { centsText } from '../../../src/api/rules/money.ts'
import type { AmountDue } from '../../../src/api/schemas/invoices.ts'
import type { Queries } from '../../database/Database.ts'
import { permitted } from '../contracts/permitted.ts'
import { userContracts } from '../contracts/tables.ts'
import { invoices } from './tables.ts'

/**
 * What a user owes a vendor in all: open bills without a pending payment, of all contracts whose bills the user may see,
 * one sum per currency (BIL-12).
 */
export async function dueInAll(queries: Queries, userId: number, vendorId: number): Promise<AmountDue[]> {
  const held = queries
    .select({ id: userContracts.contractId })
    .from(userContracts)
    .where(and(eq(userContracts.userId, userId), eq(userContracts.vendorId, vendorId)))
  const rows = await queries
    .select({
      currency: invoices.currency,
      cents: sql<number>`sum(${invoices.dueCents})`.mapWith(Number),
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.vendorId, vendorId),
        inArray(invoices.contractId, held),
        ne(invoices.type, 'credit'),
        gt(invoices.dueCents, 0),
        eq(invoices.isPending, false),
        permitted(queries, userId, invoices.contractId, 'bills'),
      ),
    )
    .groupBy(invoices.currency)
    .orderBy(asc(invoices.currency))
  return rows.map(({ currency, cents }) => ({ amount: centsText(cents), currency }))
}
