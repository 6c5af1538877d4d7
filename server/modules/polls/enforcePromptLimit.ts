import type { CoreServices } from '../../http/CoreServices.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'

/** Signature prompts of one person and one address in a quarter of an hour: each rings a telephone. */
const promptLimits = { action: 'sign', perAccount: 10, perAddress: 30, windowSeconds: 15 * 60 }
/** Signature prompts on one telephone in an hour, of all users together. */
const phoneLimits = {
  action: 'sign-phone',
  perAccount: 10,
  perAddress: Number.POSITIVE_INFINITY,
  windowSeconds: 3600,
}

/**
 * Limits signature prompts, because the user types the number of the telephone that rings.
 * @throws HttpError rate_limited
 */
export async function enforcePromptLimit(
  services: Pick<CoreServices, 'database' | 'clock'>,
  userId: number,
  phone: string,
  address: string,
): Promise<void> {
  await enforceRateLimit(services, { ...promptLimits, account: `user ${userId}`, address })
  await enforceRateLimit(services, { ...phoneLimits, account: `phone ${phone}`, address })
}
