import { isAdvance } from '../../../src/api/rules/partOfBill.ts'
import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { vendors } from '../vendors/tables.ts'
import { newOrder, type PaymentTerms } from './beginPayment.ts'
import { readCents } from './readChoice.ts'
import { paymentOrders } from './tables.ts'

/**
 * Starts a payment of coming bills, where the vendor allows it (BIL-14). It has no invoice; the vendor's system sets it off. A
 * contract that has ended gets no more bills, and takes none.
 * @returns the order's reference
 * @throws HttpError payment_unavailable or invalid_payment_amount
 */
export async function beginAdvancePayment(
  tx: Transaction,
  { clock }: Pick<CoreServices, 'clock'>,
  contract: ContractKey & { readonly isActive: boolean },
  terms: PaymentTerms,
  amount = '',
): Promise<string> {
  const [vendor] = await tx
    .select({ isOffered: vendors.advancePaymentsEnabled })
    .from(vendors)
    .where(eq(vendors.id, contract.vendorId))
  if (!vendor?.isOffered || !contract.isActive) throw new HttpError('payment_unavailable')
  if (!isAdvance(amount)) throw new HttpError('invalid_payment_amount')
  const order = newOrder(contract, terms, clock())
  const { currency } = terms.merchant
  await tx
    .insert(paymentOrders)
    .values({ ...order, kind: 'advance', amountCents: readCents(amount), currency })
  return order.reference
}
