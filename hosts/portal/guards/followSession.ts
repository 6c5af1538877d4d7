import type { DataRouter } from 'react-router'
import { landing, loginPath } from '../../../src/api/rules/guards.ts'
import type { Session } from '../../../src/session/createSession.ts'
import { currentParams } from '../routing/routeParams.ts'
import type { PageHandle } from './guarded.ts'
import { returnAddress } from './guardState.ts'

/** Names of the guards that the page shown now has passed. */
const guardsOf = ({ state }: DataRouter): readonly string[] =>
  state.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.guards ?? [])

/** Whether the page shown now is for visitors, or for signed-in people. */
const isFor = (router: DataRouter, who: 'guest' | 'auth') =>
  guardsOf(router).some(name => name.toLowerCase().endsWith(who))

/** The path shown now, with query and hash. */
export const pathNow = ({ state: { location } }: DataRouter): string =>
  location.pathname + location.search + location.hash

/**
 * Keeps the page in step with the session, wherever it changed: in an element, in another tab, or by itself.
 * Signing in leads on (NAV-7), signing out leads to the sign-in page, an ended session also comes back (NAV-10).
 */
export function followSession(router: DataRouter, { store }: Session): () => void {
  const settled = (status: string) => (status === 'guest' || status === 'ready' ? status : undefined)
  let was = settled(store.getState().status)
  const go = (path: string) => void router.navigate(path, { replace: true })

  return store.subscribe((now, before) => {
    const status = settled(now.status)
    const changed = status !== undefined && was !== undefined && status !== was
    if (status) was = status
    if (changed && status === 'ready' && isFor(router, 'guest'))
      return go(landing(now.groups, currentParams(router), returnAddress.take()))
    if (changed && status === 'guest' && isFor(router, 'auth')) {
      // Somebody who left on purpose starts anew; somebody whose session ended goes on where they were.
      returnAddress.store(now.expired ? pathNow(router) : undefined)
      return go(loginPath(currentParams(router)))
    }
    // Other changes of who the person is, or of what is theirs, put the guards' question again.
    const differs = now.groups !== before.groups || now.status !== before.status
    if (router.state.initialized && differs && now.status !== 'loading') void router.revalidate()
  })
}
