import type { CoreServices } from '../../http/CoreServices.ts'
import type { CheckWebhookAddress } from '../../providers/webhooks/CheckWebhookAddress.ts'

/** Services that the events module uses. */
export interface EventServices extends CoreServices {
  readonly checkWebhookAddress: CheckWebhookAddress
}
