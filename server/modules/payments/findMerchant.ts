import { eq } from '../../database/drizzle.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { PaymentProvider } from '../../providers/payments/PaymentProvider.ts'
import { organizations } from '../vendors/tables.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentAccounts } from './tables.ts'

/** An organization that receives payments through a provider. */
export interface Merchant {
  readonly organizationId: number
  readonly providerName: string
  readonly provider: PaymentProvider
  /** Its account at the provider. */
  readonly account: string
  readonly currency: string
}

/**
 * Returns the merchant of an organization.
 * @throws HttpError payment_unavailable or bank_account_required if it accepts no payments
 */
export async function findMerchant(
  { database: { queries }, payments }: Pick<PaymentServices, 'database' | 'payments'>,
  organizationId: number,
): Promise<Merchant> {
  const [row] = await queries
    .select({ payee: organizations, account: paymentAccounts })
    .from(organizations)
    .leftJoin(paymentAccounts, eq(paymentAccounts.organizationId, organizations.id))
    .where(eq(organizations.id, organizationId))
  if (!row?.payee.isPayServiceEnabled) throw new HttpError('payment_unavailable')
  if (row.payee.iban.trim() === '') throw new HttpError('bank_account_required')
  const providerName = row.account?.provider
  const provider = providerName && payments.get(providerName)
  if (!row.account || !providerName || !provider) throw new HttpError('payment_unavailable')
  const { currency } = row.payee
  return { organizationId, providerName, provider, account: row.account.account, currency }
}
