import type { Queries } from '../../database/Database.ts'
import { and, asc, desc, eq, inArray, ne } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { invoiceLines, invoices } from '../invoices/tables.ts'
import { houseContracts, houseFunds, houseServices, houses } from './tables.ts'

type House = Pick<typeof houses.$inferSelect, 'id' | 'vendorId'>

/** Queries of the building of a contract. */
export const houseQueries = (queries: Queries) => ({
  async houseOf(contract: ContractKey) {
    const [row] = await queries
      .select({ house: houses })
      .from(houseContracts)
      .innerJoin(houses, isParent(houses, houseContracts, houseContracts.houseId))
      .where(isOfContract(houseContracts, contract))
    return row?.house
  },

  servicesOf: ({ vendorId, id }: House) =>
    queries
      .select()
      .from(houseServices)
      .where(and(eq(houseServices.vendorId, vendorId), eq(houseServices.houseId, id)))
      .orderBy(asc(houseServices.serviceCode)),

  /** Newest first. */
  fundMonths: ({ vendorId, id }: House, limit: number) =>
    queries
      .select()
      .from(houseFunds)
      .where(and(eq(houseFunds.vendorId, vendorId), eq(houseFunds.houseId, id)))
      .orderBy(desc(houseFunds.month))
      .limit(limit),

  /** Service codes on the contract's bills of its newest year. */
  async billedCodes(contract: ContractKey) {
    const newestMonths = queries
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(isOfContract(invoices, contract), ne(invoices.type, 'credit')))
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(12)
    const rows = await queries
      .selectDistinct({ code: invoiceLines.serviceCode })
      .from(invoiceLines)
      .where(and(eq(invoiceLines.vendorId, contract.vendorId), inArray(invoiceLines.invoiceId, newestMonths)))
      .orderBy(invoiceLines.serviceCode)
    return rows.map(({ code }) => code)
  },
})
