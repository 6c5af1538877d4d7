import { createStore } from 'zustand/vanilla'
import type { Session } from '../../../src/session/createSession.ts'
import type { ToPage, ToWorker } from './messages.ts'

/** Since when what is shown comes from this device, if it does (ms since 1970). */
export const shownFrom = createStore<{ readonly storedAt: number | undefined }>(() => ({
  storedAt: undefined,
}))

interface ScriptPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

const workerAddress = '/service-worker.js'

/** The one script address the portal makes trusted by itself: its own worker's. */
function trustedWorkerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }
  const policy = trustedTypes?.createPolicy('resident-offline', {
    createScriptURL: address => {
      if (address !== workerAddress) throw new TypeError(`${address} is not the portal's worker`)
      return address
    },
  })
  return policy?.createScriptURL(workerAddress) ?? workerAddress
}

/** Whether the person asked the browser to spare data. */
const sparesData = () =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Hears from the worker of when what it answers is, from the very first answer on. */
export const hearOffline = (): void =>
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.addEventListener(
    'message',
    ({ data }: MessageEvent<ToPage>) => {
      if (data.kind === 'answered') shownFrom.setState({ storedAt: data.storedAt })
    },
  )

/**
 * Keeps the portal usable without a connection: a worker serves its files and what the person saw last, and forgets
 * that when the person leaves. Refused workers (private windows) are no fault: the portal then needs the network.
 */
export async function followOffline({ store }: Session): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  try {
    await workers.register(trustedWorkerAddress())
  } catch {
    return
  }
  const { active } = await workers.ready
  const tell = (message: ToWorker) => (workers.controller ?? active)?.postMessage(message)
  if (!sparesData()) tell({ kind: 'keep-files' })
  store.subscribe((now, before) => {
    if (now.status === 'guest' && before.status !== 'guest') tell({ kind: 'left' })
  })
  if (store.getState().status === 'guest') tell({ kind: 'left' })
}
