import type { DataRouter } from 'react-router'
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
import { currentParams } from './routeParams.ts'

const isDestination = (value: unknown): value is Destination =>
  typeof value === 'string' && Object.hasOwn(destinations, value)

const isTask = ({ state }: DataRouter) =>
  state.matches.some(({ route }) => (route.handle as PageHandle | undefined)?.isTask)

/**
 * Goes where elements ask to go, inside the portal and without loading it anew.
 * @param ground where they are heard
 * @param isTaken asks whether somebody else goes there
 */
export function followElements(
  router: DataRouter,
  ground: EventTarget = document,
  isTaken: (to: Destination, params: DestinationParams) => boolean = () => false,
): () => void {
  const onNavigate = (event: Event) => {
    const { to, params = {} } =
      (event as CustomEvent<{ to?: unknown; params?: DestinationParams }>).detail ?? {}
    if (!isDestination(to)) return
    event.preventDefault()
    event.stopPropagation()
    if (isTaken(to, params)) return
    const current = currentParams(router)
    if (to !== 'login') {
      const isForGuests = to === 'register' || to === 'forgot-password'
      const path = pathOf(to, isForGuests ? { ...vendorParams(current), ...params } : params)
      // Another filter of the same page leaves the reader where they are.
      const preventScrollReset = path.split('?')[0] === router.state.location.pathname
      return void router.navigate(path, { preventScrollReset })
    }
    if (!isTask(router)) returnAddress.store(pathNow(router))
    // A link in an e-mail has no vendor in its path.
    const isOfVendor = current.vendor !== undefined
    void router.navigate(loginPath(isOfVendor ? current : vendorOfPath(returnAddress.read())))
  }
  ground.addEventListener('resident-navigate', onNavigate)
  return () => ground.removeEventListener('resident-navigate', onNavigate)
}
