import { unlinkContract } from '../../src/api/endpoints/contractLinks.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { getToasts } from '../../src/suite/getToasts.ts'

/** Texts about the removal. */
export interface UnlinkTexts {
  readonly removed: string
  readonly undo: string
  readonly failed: string
}

/**
 * Removes a contract from the account, with a few seconds to undo: all elements hide it at once, and the
 * server is called when the time is over, the page unloads or the user signs out. `onGone` is called once
 * the removal is final.
 */
export function unlink(suite: Suite, contract: Contract, texts: UnlinkTexts, onRemoved: () => void): void {
  const { client, session } = suite
  const toasts = getToasts()
  // The removal was confirmed before the sign-out, so it is still sent.
  const token = session.token()
  const isChosen = session.store.getState().contractId === contract.id
  let isDecided = false

  /** True for the first caller: the removal is either undone or sent, never both. */
  const decide = () => {
    if (isDecided) return false
    isDecided = true
    removeEventListener('pagehide', commit)
    stop()
    toasts.close(toast)
    return true
  }
  const restore = () => {
    session.setAside(contract.id, false)
    if (isChosen) session.chooseContract(contract.id)
  }
  const commit = () => {
    if (!decide()) return
    const params = { contract: contract.id }
    client
      .call(unlinkContract, { params, keepalive: true, ...(token !== undefined && { token }) })
      .then(
        async () => {
          onRemoved()
          await session.refresh().catch(() => undefined)
        },
        () => void toasts.show('error', texts.failed),
      )
      .finally(() => session.setAside(contract.id, false))
  }
  const toast = toasts.show('success', texts.removed, {
    action: { label: texts.undo, run: () => decide() && restore() },
    onClosed: commit,
  })
  const stop = session.store.subscribe(({ status }) => status === 'guest' && commit())
  addEventListener('pagehide', commit)
  session.setAside(contract.id, true)
}
