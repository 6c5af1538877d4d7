import type { Suite } from '../suite/getSuite.ts'
import { suiteStorage } from '../suite/suiteStorage.ts'

/** Notices that somebody has closed on this device. */
export interface ClosedNotices {
  readonly has: (name: string) => boolean
  readonly add: (name: string) => void
}

/** So many are remembered; the oldest go first. */
const most = 50

/** What is closed stays closed, on every page of this site; where storage is refused, until the page is left. */
export function closedNotices(suite: Suite): ClosedNotices {
  const { shared, client } = suite
  const key = `resident-closed:${client.baseUrl}`
  const known = shared.get(key) as ClosedNotices | undefined
  if (known) return known
  const texts = suiteStorage(suite)
  const read = () => (texts.read(key) ?? '').split(' ').filter(Boolean)
  const made: ClosedNotices = {
    has: name => read().includes(name),
    add: name => texts.write(key, [...read().filter(closed => closed !== name), name].slice(-most).join(' ')),
  }
  shared.set(key, made)
  return made
}
