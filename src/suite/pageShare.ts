import type { Session } from '../session/createSession.ts'
import type { Toasts } from './createToasts.ts'

/** What builds of the elements share that call the same API. */
interface ApiShare {
  readonly session: Session
  /** The sign-in of the page. */
  readonly identity: Map<string, unknown>
}

/**
 * What all builds of the elements on a page share. A build with `data-tag-suffix` has a suite of its own and uses
 * nothing else of the others, so `Session`, `SessionState`, `IdentityFollower` and `Toasts` lose no member
 * (src/decisions/two-builds.md).
 */
interface PageShare {
  /** By address of the API. */
  readonly apis: Map<string, ApiShare>
  toasts?: Toasts
}

const key = Symbol.for('resident-widgets.page')

export const pageShare = (): PageShare => {
  const page = globalThis as { [key]?: PageShare }
  page[key] ??= { apis: new Map() }
  return page[key]
}
