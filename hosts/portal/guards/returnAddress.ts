import { safePath } from '../../../src/api/rules/safePath.ts'
import type { TextStorage } from '../../../src/session/storage.ts'

const key = 'resident-return'

/** Milliseconds for which other tabs may adopt a shared address: links in e-mails are valid for two days at most. */
const sharedFor = 48 * 60 * 60 * 1000

/** The path to return to after signing in: stored per tab, and always a path of this site (NAV-10). */
export interface ReturnAddress {
  readonly store: (path: string | undefined) => void
  readonly read: () => string | undefined
  /** Returns the stored path and removes it. */
  readonly take: () => string | undefined
  /** Lets the tab that a link in an e-mail opens continue with this tab's address. */
  readonly share: () => void
  /** Stores the shared address in this tab if it has none. */
  readonly adopt: () => void
}

/** Creates the return address. It is validated when it is written and again when it is read. */
export function createReturnAddress(tab: TextStorage, device: TextStorage): ReturnAddress {
  const read = () => safePath(tab.read(key))
  const store = (path: string | undefined) => {
    tab.write(key, safePath(path))
    if (path === undefined) device.write(key, undefined)
  }
  return {
    store,
    read,
    take() {
      const path = read()
      store(undefined)
      return path
    },
    share() {
      const path = read()
      if (path !== undefined) device.write(key, `${Date.now()} ${path}`)
    },
    adopt() {
      const [, time, path] = /^(\d+) (.*)$/.exec(device.read(key) ?? '') ?? []
      if (read() === undefined && Date.now() - Number(time) < sharedFor) tab.write(key, safePath(path))
    },
  }
}
