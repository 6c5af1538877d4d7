import { landing, loginPath } from '../../../src/api/rules/guards.ts'
import type { Session } from '../../../src/session/createSession.ts'
import type { Router } from '../router/createRouter.ts'
import { currentParams } from '../routing/routeParams.ts'
import { needsRepair } from './guardContext.ts'
import type { PageHandle } from './guarded.ts'
import { returnAddress } from './guardState.ts'

/** Names of the guards of the current page. */
const guardsOf = ({ state }: Router): readonly string[] =>
  state.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.guards ?? [])

/** Whether the current page is for guests, or for signed-in users. */
const isFor = (router: Router, audience: 'guest' | 'auth') =>
  guardsOf(router).some(name => name.toLowerCase().endsWith(audience))

/** The current path with query and hash. */
export const pathNow = ({ state: { location } }: Router): string =>
  location.pathname + location.search + location.hash

/**
 * Navigates when the session changes, in an element, in another tab or by expiry. Signing in redirects to the landing
 * page (NAV-7); signing out to the sign-in page; after an expired session signing in returns to the page (NAV-10).
 * Correcting profile details returns to the page that was asked for (AUT-18).
 */
export function followSession(router: Router, { store }: Session): () => void {
  const loaded = (status: string) => (status === 'guest' || status === 'ready' ? status : undefined)
  let previous = loaded(store.getState().status)
  const go = (path: string) => void router.navigate(path, { replace: true })

  return store.subscribe((now, before) => {
    const status = loaded(now.status)
    const changed = status !== undefined && previous !== undefined && status !== previous
    if (status) previous = status
    if (changed && status === 'ready' && isFor(router, 'guest'))
      return go(landing(now.groups, currentParams(router), returnAddress.take()))
    if (changed && status === 'guest' && isFor(router, 'auth')) {
      // After signing out on purpose there is nothing to return to.
      returnAddress.store(now.expired ? pathNow(router) : undefined)
      return go(loginPath(currentParams(router)))
    }
    const isRepaired = now.status === 'ready' && needsRepair(before) && !needsRepair(now)
    if (isRepaired && guardsOf(router).includes('invalidProfile')) return go(returnAddress.take() ?? '/')
    // Guards depend on the user's status and contracts.
    const differs = now.groups !== before.groups || now.status !== before.status
    if (router.state.isInitialized && differs && now.status !== 'loading') void router.revalidate()
  })
}
