import type * as z from 'zod/mini'
import type { PushSubscriptionBody } from '../api/schemas/push.ts'

// Lazy, because few visits turn messages on or off.

/** Ends the browser's subscription; one with another key would prevent a new one. */
export async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const subscription = await pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/**
 * Subscribes the browser at its push service.
 * @throws DOMException if the service or the browser refuses
 */
export async function subscribe(
  worker: ServiceWorkerRegistration,
  publicKey: string,
): Promise<z.infer<typeof PushSubscriptionBody>> {
  await unsubscribe(worker)
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys } = (await worker.pushManager.subscribe(options)).toJSON()
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
