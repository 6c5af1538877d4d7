import { and, desc, eq, ne } from 'drizzle-orm'
import { contracts } from '../../server/modules/contracts/tables.ts'
import { invoices } from '../../server/modules/invoices/tables.ts'
import { vendors } from '../../server/modules/vendors/tables.ts'
import { centsText } from '../../src/api/rules/money.ts'
import type { TestServer } from './server.ts'

/** What the holder of a contract reads on the newest bill. */
export async function proofOf({ database: { queries } }: Pick<TestServer, 'database'>, contractId: number) {
  const [bill] = await queries
    .select({
      vendor: vendors.slug,
      agreementCode: contracts.username,
      invoiceNumber: invoices.number,
      amountCents: invoices.amountCents,
    })
    .from(invoices)
    .innerJoin(
      contracts,
      and(eq(contracts.vendorId, invoices.vendorId), eq(contracts.id, invoices.contractId)),
    )
    .innerJoin(vendors, eq(vendors.id, invoices.vendorId))
    .where(and(eq(contracts.id, contractId), ne(invoices.type, 'credit')))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(1)
  if (!bill) throw new Error(`Contract ${contractId} has no bill.`)
  const { amountCents, ...proof } = bill
  return { ...proof, invoiceAmount: centsText(amountCents) }
}
