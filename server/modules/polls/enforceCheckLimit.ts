import type { CoreServices } from '../../http/CoreServices.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'

/** Containers that one address checks in a quarter of an hour: each costs some milliseconds. */
const checkLimits = {
  action: 'check-container',
  account: 'anyone',
  perAccount: Number.POSITIVE_INFINITY,
  perAddress: 60,
  windowSeconds: 15 * 60,
}

/**
 * Limits checks of containers, which need no account.
 * @throws HttpError rate_limited
 */
export const enforceCheckLimit = (
  services: Pick<CoreServices, 'database' | 'clock'>,
  address: string,
): Promise<void> => enforceRateLimit(services, { ...checkLimits, address })
