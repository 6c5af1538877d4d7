import { unlinkContract } from '../../src/api/endpoints/contractLinks.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { toastsOf } from '../../src/suite/toastsOf.ts'

/** What a person reads about a removal. */
export interface UnlinkTexts {
  readonly removed: string
  readonly undo: string
  readonly failed: string
}

/**
 * Removes a contract from the account, with some seconds to take it back: it is gone for all elements at once, and the
 * server is told when the time is over, the page is left or the person signs out. `onGone` is told when it is for good.
 */
export function unlink(suite: Suite, contract: Contract, texts: UnlinkTexts, onGone: () => void): void {
  const { client, session } = suite
  const toasts = toastsOf(suite)
  // Somebody who signs out meanwhile still meant it.
  const token = session.token()
  let settled = false

  /** True for the first who asks: it is either taken back or done, and only once. */
  const settle = () => {
    if (settled) return false
    settled = true
    removeEventListener('pagehide', commit)
    stop()
    toasts.close(toast)
    return true
  }
  const commit = () => {
    if (!settle()) return
    const params = { contract: contract.id }
    client
      .call(unlinkContract, { params, keepalive: true, ...(token !== undefined && { token }) })
      .then(
        async () => {
          onGone()
          await session.refresh().catch(() => undefined)
        },
        () => void toasts.show('error', texts.failed),
      )
      .finally(() => session.setAside(contract.id, false))
  }
  const toast = toasts.show('success', texts.removed, {
    action: { label: texts.undo, run: () => settle() && session.setAside(contract.id, false) },
    onGone: commit,
  })
  const stop = session.store.subscribe(({ status }) => status === 'guest' && commit())
  addEventListener('pagehide', commit)
  session.setAside(contract.id, true)
}
