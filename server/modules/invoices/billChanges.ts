import { centsText } from '../../../src/api/rules/money.ts'
import type { BillChanges } from '../../../src/api/schemas/invoices.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { firstOfMonth } from '../../common/days.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq, inArray } from '../../database/drizzle.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { serviceName } from './serviceNames.ts'
import { invoiceLines, invoices } from './tables.ts'

/**
 * Compares a monthly bill with the previous month and the same month a year before. Services are in
 * the bill's order; those it no longer has are last.
 * @param locale language of the services' names
 * @throws HttpError not_found for another contract's invoice and for one that is not monthly
 */
export async function billChanges(
  queries: Queries,
  contract: ContractKey,
  invoiceId: number,
  locale: Locale,
): Promise<BillChanges> {
  const isMonthly = and(isOfContract(invoices, contract), eq(invoices.type, 'monthly'))
  const [bill] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), isMonthly))
  if (!bill) throw new HttpError('not_found')
  const periods = { before: firstOfMonth(bill.period, -1), yearBefore: firstOfMonth(bill.period, -12) }
  const comparedBills = await queries
    .select()
    .from(invoices)
    .where(and(isMonthly, inArray(invoices.period, Object.values(periods))))
  const previousBill = comparedBills.find(({ period }) => period === periods.before)
  const yearBefore = comparedBills.find(({ period }) => period === periods.yearBefore)

  const ids = [bill, previousBill, yearBefore].flatMap(row => row?.id ?? [])
  const rows = await queries
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.vendorId, contract.vendorId), inArray(invoiceLines.invoiceId, ids)))
    .orderBy(invoiceLines.position)
  /** Sum of a service's lines; a bill may list it twice. */
  const amountOf = (invoice: { readonly id: number } | undefined, service: string) => {
    const serviceLines = rows.filter(row => row.invoiceId === invoice?.id && row.serviceCode === service)
    return serviceLines.length === 0
      ? null
      : centsText(serviceLines.reduce((sum, { amountCents }) => sum + amountCents, 0))
  }
  const services = new Set(
    ids.flatMap(id => rows.filter(({ invoiceId: of }) => of === id).map(row => row.serviceCode)),
  )
  const comparisonOf = (row: typeof bill | undefined) =>
    row ? { period: row.period.slice(0, 7), amount: centsText(row.amountCents) } : null
  return {
    period: bill.period.slice(0, 7),
    amount: centsText(bill.amountCents),
    currency: bill.currency,
    before: comparisonOf(previousBill),
    yearBefore: comparisonOf(yearBefore),
    lines: [...services].map(service => ({
      service,
      name: serviceName(service, locale),
      amount: amountOf(bill, service),
      before: amountOf(previousBill, service),
      yearBefore: amountOf(yearBefore, service),
    })),
  }
}
