import type { Client } from '../../src/client/createClient.ts'

/**
 * The portal's service worker, which shows push messages. Undefined in browsers without them, and on other pages, whose
 * worker is their own.
 */
export async function portalWorker({
  baseUrl,
}: Pick<Client, 'baseUrl'>): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  const worker = await navigator.serviceWorker.getRegistration()
  return worker?.active?.scriptURL === new URL('/service-worker.js', baseUrl).href ? worker : undefined
}
