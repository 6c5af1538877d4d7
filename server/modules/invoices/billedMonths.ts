import { centsText } from '../../../src/api/rules/money.ts'
import type { BilledMonth } from '../../../src/api/schemas/invoices.ts'
import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { desc, sql } from '../../database/drizzle.ts'
import { type ContractKey, contractAt, contractValues, isOfContract } from '../contracts/isOfContract.ts'
import { invoices } from './tables.ts'

/** Two years, so that each month of the last year has one to compare with. */
const months = 24

/** Prepares the billed amounts of a contract's last months, oldest first. Months without a bill are omitted. */
export function prepareBilledMonths(queries: Queries) {
  const statement = queries
    .select({
      period: invoices.period,
      currency: invoices.currency,
      amountCents: sql`sum(${invoices.amountCents})`.mapWith(Number),
    })
    .from(invoices)
    .where(isOfContract(invoices, contractAt))
    .groupBy(invoices.period, invoices.currency)
    .orderBy(desc(invoices.period))
    .limit(months)
    .prepare(namedByConnection)
  return async (contract: ContractKey): Promise<BilledMonth[]> => {
    const rows = await statement.execute(contractValues(contract))
    return rows.reverse().map(({ period, currency, amountCents }) => ({
      period: period.slice(0, 7),
      amount: centsText(amountCents),
      currency,
    }))
  }
}
