import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { invoices, payments } from './tables.ts'

/**
 * Returns what was paid in advance on a contract and no bill has taken yet, in cents of a currency (BIL-14). What was given
 * back is a payment below zero.
 */
export async function prepaidOf(queries: Queries, contract: ContractKey, currency: string): Promise<number> {
  const [paid] = await queries
    .select({ cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(isOfContract(payments, contract), payments.isAdvance, eq(payments.currency, currency)))
  if (!paid || paid.cents <= 0) return 0
  const [taken] = await queries
    .select({ cents: sql<number>`coalesce(sum(${invoices.prepaidCents}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(and(isOfContract(invoices, contract), eq(invoices.currency, currency)))
  return Math.max(0, paid.cents - (taken?.cents ?? 0))
}
