import type { Queries } from '../../database/Database.ts'
import { isParent } from '../../database/isParent.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'
import type { Order } from './beginPayment.ts'
import { isOrderOf } from './isOrderOf.ts'
import { paymentOrders } from './tables.ts'

/**
 * What the payer reads at the provider: the number of the bill; without a bill, or without an account, that of the contract.
 * The same for each call, because a provider refuses an order that comes again with another text.
 */
export async function paymentDescription(queries: Queries, order: Order): Promise<string> {
  const [row] = await queries
    .select({ contract: contracts.username, invoice: invoices.number })
    .from(paymentOrders)
    .innerJoin(contracts, isParent(contracts, paymentOrders, paymentOrders.contractId))
    .leftJoin(invoices, isParent(invoices, paymentOrders, paymentOrders.invoiceId))
    .where(isOrderOf(order))
  if (!row) throw new Error('An order has no contract.')
  return (order.kind === 'invoice' && row.invoice) || row.contract
}
