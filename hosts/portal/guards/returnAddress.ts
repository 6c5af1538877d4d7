import { safePath } from '../../../src/api/rules/safePath.ts'
import type { TextStorage } from '../../../src/session/storage.ts'

const key = 'resident-return'

/** Where a person wanted to go before signing in: for this tab, and only ever a path of this site (NAV-10). */
export interface ReturnAddress {
  readonly store: (path: string | undefined) => void
  /** Gives the kept path and forgets it. */
  readonly take: () => string | undefined
}

/** Makes the return address. It is checked when it is written and again when it is read. */
export const createReturnAddress = (texts: TextStorage): ReturnAddress => ({
  store: path => texts.write(key, safePath(path)),
  take() {
    const path = safePath(texts.read(key))
    texts.write(key, undefined)
    return path
  },
})
