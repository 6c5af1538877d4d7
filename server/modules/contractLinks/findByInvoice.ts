import { and, desc, eq, ne } from 'drizzle-orm'
import { centsText } from '../../../src/api/rules/money.ts'
import type { Queries } from '../../database/Database.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'

interface Proof {
  readonly agreementCode: string
  readonly invoiceNumber: string
  readonly invoiceAmount: string
}

/** A contract number as stored, from what a person typed. */
export const agreementNumber = (code: string): string => code.replace(/^#/, '')

/**
 * Finds a contract by its number and its newest bill. Undefined if any value is wrong, without saying
 * which.
 */
export async function findByInvoice(
  queries: Queries,
  { agreementCode, invoiceNumber, invoiceAmount }: Proof,
) {
  const rows = await queries
    .select()
    .from(contracts)
    .where(and(eq(contracts.username, agreementNumber(agreementCode)), eq(contracts.isActive, true)))
  // Several vendors may use the same contract number.
  for (const contract of rows) {
    const [newestBill] = await queries
      .select({ number: invoices.number, amountCents: invoices.amountCents })
      .from(invoices)
      .where(and(eq(invoices.contractId, contract.id), ne(invoices.type, 'credit')))
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(1)
    if (newestBill?.number === invoiceNumber && centsText(newestBill.amountCents) === invoiceAmount)
      return contract
  }
  return undefined
}
