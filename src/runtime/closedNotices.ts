import { pageTexts } from '../session/storage.ts'
import type { Suite } from '../suite/getSuite.ts'

/** Notices closed on this device. */
export interface ClosedNotices {
  readonly has: (name: string) => boolean
  readonly add: (name: string) => void
}

/** Maximum number stored; the oldest are dropped. */
const most = 50

/** Closed notices stay closed on every page of this site; without storage, until the page is left. */
export function closedNotices(suite: Suite): ClosedNotices {
  const { shared, client, config } = suite
  const key = `resident-closed:${client.baseUrl}`
  const present = shared.get(key) as ClosedNotices | undefined
  if (present) return present
  const texts = pageTexts(config.api)
  const read = () => (texts.read(key) ?? '').split(' ').filter(Boolean)
  const notices: ClosedNotices = {
    has: name => read().includes(name),
    add: name => texts.write(key, [...read().filter(closed => closed !== name), name].slice(-most).join(' ')),
  }
  shared.set(key, notices)
  return notices
}
