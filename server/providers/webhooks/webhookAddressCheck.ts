import { type PublicRequestOptions, publicTarget } from '../network/publicRequest.ts'
import { type CheckWebhookAddress, webhookAddressFaults } from './CheckWebhookAddress.ts'

/** A host that DNS does not know yet passes, because each delivery checks the address again. */
export function webhookAddressCheck(options: PublicRequestOptions = {}): CheckWebhookAddress {
  const targetOf = publicTarget(options)
  return url =>
    targetOf(new URL(url)).then(
      () => undefined,
      (error: unknown) =>
        webhookAddressFaults.find(fault => error instanceof Error && error.message === fault),
    )
}
