import { describeError } from '../../http/describeError.ts'
import { HttpError } from '../../http/HttpError.ts'
import { remembered } from '../../http/remembered.ts'
import type { PaymentProvider, ProviderMethod } from '../../providers/payments/PaymentProvider.ts'
import type { Merchant } from './findMerchant.ts'
import type { PaymentServices } from './PaymentServices.ts'

/** Methods of the merchants of each provider. */
const caches = new WeakMap<PaymentProvider, Map<string, () => Promise<readonly ProviderMethod[]>>>()

/**
 * Returns the methods of a merchant, which the provider defines. They are cached for a minute in
 * production, because every page with a bill asks for them.
 * @throws HttpError payment_unavailable if the provider does not respond
 */
export async function merchantMethods(
  { config, logger }: Pick<PaymentServices, 'config' | 'logger'>,
  { provider, account }: Merchant,
): Promise<readonly ProviderMethod[]> {
  const cache = caches.get(provider) ?? new Map<string, () => Promise<readonly ProviderMethod[]>>()
  caches.set(provider, cache)
  const load =
    cache.get(account) ?? remembered(() => provider.methods(account), config.rememberMilliseconds * 60)
  cache.set(account, load)
  try {
    return await load()
  } catch (error) {
    logger.error(describeError(error), 'the payment provider returned no methods')
    throw new HttpError('payment_unavailable')
  }
}
