import {
  type Destination,
  type DestinationParams,
  destinations,
  pathOf,
} from '../../../src/api/rules/destinations.ts'
import { loginPath, vendorOfPath, vendorParams } from '../../../src/api/rules/guards.ts'
import { pathNow } from '../guards/followSession.ts'
import type { PageHandle } from '../guards/guarded.ts'
import { returnAddress } from '../guards/guardState.ts'
import type { Router } from '../router/createRouter.ts'
import { currentParams } from './routeParams.ts'

const isDestination = (value: unknown): value is Destination =>
  typeof value === 'string' && Object.hasOwn(destinations, value)

const isTask = ({ state }: Router) =>
  state.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isTask)

/**
 * Navigates the router on the elements' `resident-navigate` events.
 * @param target where it listens
 * @param isHandled whether the host page handles the navigation itself
 */
export function followElements(
  router: Router,
  target: EventTarget = document,
  isHandled: (to: Destination, params: DestinationParams) => boolean = () => false,
): () => void {
  const onNavigate = (event: Event) => {
    const { to, params = {} } =
      (event as CustomEvent<{ to?: unknown; params?: DestinationParams }>).detail ?? {}
    if (!isDestination(to)) return
    event.preventDefault()
    event.stopPropagation()
    if (isHandled(to, params)) return
    const current = currentParams(router)
    if (to !== 'login') {
      const isForGuests = to === 'register' || to === 'forgot-password'
      const path = pathOf(to, isForGuests ? { ...vendorParams(current), ...params } : params)
      // Another filter of the same page keeps the scroll position.
      const preventScrollReset = path.split('?')[0] === router.state.location.pathname
      return void router.navigate(path, { preventScrollReset })
    }
    if (!isTask(router)) returnAddress.store(pathNow(router))
    // A link in an e-mail has no vendor in its path.
    const isOfVendor = current.vendor !== undefined
    void router.navigate(loginPath(isOfVendor ? current : vendorOfPath(returnAddress.read())))
  }
  target.addEventListener('resident-navigate', onNavigate)
  return () => target.removeEventListener('resident-navigate', onNavigate)
}
