import type { Queries } from '../../database/Database.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { alias, type PgColumn } from '../../database/drizzlePgCore.ts'
import { type contractAt, isOfContract } from '../contracts/isOfContract.ts'
import { invoices, payments } from './tables.ts'

/**
 * SQL expression: what was paid in advance on a contract and no bill has taken yet, in cents of a currency, or less than
 * nothing (BIL-14). What was given back is a payment below zero.
 */
export function prepaidOf(queries: Queries, contract: typeof contractAt, currency: PgColumn) {
  const billed = alias(invoices, 'billed')
  const paid = queries
    .select({ cents: sql`coalesce(sum(${payments.amountCents}), 0)` })
    .from(payments)
    .where(and(isOfContract(payments, contract), payments.isAdvance, eq(payments.currency, currency)))
  const taken = queries
    .select({ cents: sql`coalesce(sum(${billed.prepaidCents}), 0)` })
    .from(billed)
    .where(and(isOfContract(billed, contract), eq(billed.currency, currency)))
  return sql<number>`((${paid}) - (${taken}))`.mapWith(Number)
}
