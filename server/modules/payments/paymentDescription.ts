import type { Queries } from '../../database/Database.ts'
import { isRow } from '../../database/isRow.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'
import type { Order } from './beginPayment.ts'

/**
 * What the payer reads at the provider: the number of the bill; without a bill, or without an account, that of the contract.
 * The same for each call, because a provider refuses an order that comes again with another text.
 */
export async function paymentDescription(
  queries: Queries,
  { kind, vendorId, contractId, invoiceId }: Order,
): Promise<string> {
  // No invoice has the id 0.
  const namedInvoice = { id: (kind === 'invoice' && invoiceId) || 0, vendorId }
  const [row] = await queries
    .select({ contract: contracts.username, invoice: invoices.number })
    .from(contracts)
    .leftJoin(invoices, isRow(invoices, namedInvoice))
    .where(isRow(contracts, { id: contractId, vendorId }))
  if (!row) throw new Error('An order has no contract.')
  return row.invoice ?? row.contract
}
