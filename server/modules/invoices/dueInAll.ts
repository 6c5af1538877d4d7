import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, gt, inArray, ne, type Placeholder, sql } from '../../database/drizzle.ts'
import { jsonRows } from '../../database/jsonRows.ts'
import { contractsPermitted } from '../contracts/permitted.ts'
import { invoices } from './tables.ts'

interface Debtor {
  readonly userId: number | Placeholder
  readonly vendorId: number | Placeholder
}

/**
 * SQL expression: what a user owes a vendor in all: open bills without a pending payment, of all contracts whose bills
 * the user may see, one sum of cents per currency (BIL-12).
 */
export const dueInAll = (queries: Queries, debtor: Debtor) =>
  jsonRows(
    queries
      .select({
        currency: invoices.currency,
        cents: sql<number>`sum(${invoices.dueCents})`.as('cents'),
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.vendorId, debtor.vendorId),
          inArray(invoices.contractId, contractsPermitted(queries, debtor, 'bills')),
          ne(invoices.type, 'credit'),
          gt(invoices.dueCents, 0),
          eq(invoices.isPending, false),
        ),
      )
      .groupBy(invoices.currency)
      .orderBy(asc(invoices.currency)),
    'due',
  )
