import { createStore } from 'zustand/vanilla'
import type { Session } from '../../../src/session/createSession.ts'
import { trustedWorkerAddress } from '../trustedWorkerAddress.ts'
import type { ToPage, ToWorker } from './messages.ts'

/** When the data on the page was stored, if it comes from this device (ms since 1970). */
export const answerAge = createStore<{ readonly storedAt: number | undefined }>(() => ({
  storedAt: undefined,
}))

const workerAddress = '/service-worker.js'

/** Whether the user has turned on the browser's data saver. */
const sparesData = () =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Follows the worker's messages about the age of its answers, from the first answer on. Offline, an answer without an age
 * is one that the browser had kept, which says nothing of the others.
 */
export const followAnswerAge = (): void =>
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.addEventListener(
    'message',
    ({ data }: MessageEvent<ToPage>) => {
      if (data.kind === 'answered' && (data.storedAt !== undefined || navigator.onLine))
        answerAge.setState({ storedAt: data.storedAt })
    },
  )

/**
 * Registers the service worker that serves the portal's files and the user's last answers offline, and deletes the
 * answers on sign-out. If the browser refuses workers (private windows), the portal needs the network.
 */
export async function followOffline({ store }: Session): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  try {
    await workers.register(trustedWorkerAddress('resident-offline', workerAddress))
  } catch {
    return
  }
  const { active } = await workers.ready
  const send = (message: ToWorker) => (workers.controller ?? active)?.postMessage(message)
  if (!sparesData()) send({ kind: 'cache-files' })
  store.subscribe((now, before) => {
    if (now.status === 'guest' && before.status !== 'guest') send({ kind: 'signed-out' })
  })
  if (store.getState().status === 'guest') send({ kind: 'signed-out' })
}
