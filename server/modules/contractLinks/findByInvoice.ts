import { centsText } from '../../../src/api/rules/money.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, ne } from '../../database/drizzle.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'

interface NewestBill {
  readonly invoiceNumber: string
  /** Decimal text with two places. */
  readonly invoiceAmount: string
}

/** A contract number as stored, from what a person typed. */
export const agreementNumber = (code: string): string => code.replace(/^#/, '')

/** Whether a contract's newest bill has this number and amount. One statement, also for a contract that does not exist. */
export async function hasNewestBill(
  queries: Queries,
  contract: ContractKey,
  { invoiceNumber, invoiceAmount }: NewestBill,
): Promise<boolean> {
  const [newestBill] = await queries
    .select({ number: invoices.number, amountCents: invoices.amountCents })
    .from(invoices)
    .where(and(isOfContract(invoices, contract), ne(invoices.type, 'credit')))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(1)
  return newestBill?.number === invoiceNumber && centsText(newestBill.amountCents) === invoiceAmount
}

/**
 * Finds a contract by its number and its newest bill. Undefined if any value is wrong, without saying
 * which.
 */
export async function findByInvoice(
  queries: Queries,
  { agreementCode, ...bill }: NewestBill & { readonly agreementCode: string },
) {
  const rows = await queries
    .select()
    .from(contracts)
    .where(and(eq(contracts.username, agreementNumber(agreementCode)), eq(contracts.isActive, true)))
  // A number that no contract has takes as long as one whose bill is wrong.
  if (rows.length === 0) await hasNewestBill(queries, { id: 0, vendorId: 0 }, bill)
  // Several vendors may use the same contract number.
  for (const contract of rows) if (await hasNewestBill(queries, contract, bill)) return contract
  return undefined
}
