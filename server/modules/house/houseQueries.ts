import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { invoiceLines, invoices } from '../invoices/tables.ts'
import { houseContracts, houseFunds, houseServices, houses } from './tables.ts'

/** Queries of the building of a contract. */
export const houseQueries = (queries: Queries) => ({
  async houseOf(contractId: number) {
    const [row] = await queries
      .select({ house: houses })
      .from(houseContracts)
      .innerJoin(houses, eq(houses.id, houseContracts.houseId))
      .where(eq(houseContracts.contractId, contractId))
    return row?.house
  },

  servicesOf: (houseId: number) =>
    queries
      .select()
      .from(houseServices)
      .where(eq(houseServices.houseId, houseId))
      .orderBy(asc(houseServices.serviceCode)),

  /** Newest first. */
  fundMonths: (houseId: number, limit: number) =>
    queries
      .select()
      .from(houseFunds)
      .where(eq(houseFunds.houseId, houseId))
      .orderBy(desc(houseFunds.month))
      .limit(limit),

  /** Service codes on the contract's bills of its newest year. */
  async billedCodes(contractId: number) {
    const newestMonths = queries
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.contractId, contractId), ne(invoices.type, 'credit')))
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(12)
    const rows = await queries
      .selectDistinct({ code: invoiceLines.serviceCode })
      .from(invoiceLines)
      .where(inArray(invoiceLines.invoiceId, newestMonths))
      .orderBy(invoiceLines.serviceCode)
    return rows.map(({ code }) => code)
  },
})
