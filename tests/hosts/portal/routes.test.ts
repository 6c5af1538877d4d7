import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import type { GuardedHandle } from '../../../hosts/portal/guards/guarded.ts'
import { iconsRoute } from '../../../hosts/portal/iconsRoute.ts'
import { routesWith } from '../../../hosts/portal/routes.tsx'
import { portalPaths } from '../../../src/api/rules/portalPaths.ts'

/** Open to everybody: what needs no account, and where mails lead to. */
const open = new Set([
  '/card-payment',
  '/client-register',
  '/contract-unsubscribe/contract/:contract',
  '/contract/register',
  '/contract/verify-email',
  '/create-password',
  '/developer/icons',
  '/housing-services',
  '/maintenance',
  '/portal-pro',
  '/reset-password',
  '/self-service',
  '/unsubscribe',
  '/verify-contract-email',
  '/verify-email',
])

/** The guards a page has to have, by what its address says. */
function wanted(path: string): readonly string[] {
  if (open.has(path)) return []
  if (path === '/register' || path === '/forgot-password') return ['guest']
  if (path === '/login') return ['redirectUrl', 'guest']
  if (path === '/profile/repair') return ['auth', 'invalidProfile']
  if (!path.startsWith('/vendor/')) return ['auth', 'validProfile']
  if (path.endsWith('/login')) return ['layout', 'vendor', 'redirectUrl', 'vendorGuest']
  if (path.endsWith('/contract/register')) return ['layout', 'vendor']
  const ofVendor = ['layout', 'vendorAuth', 'validProfile', 'vendor']
  return path.includes('/contract/:contract') ? [...ofVendor, 'contract'] : ofVendor
}

const routes = routesWith(iconsRoute)

const matchesOf = (path: string) => matchRoutes(routes, path.replace(/:\w+/g, '7')) ?? []

it('NAV-8, NAV-10, NAV-11, AUT-18, LAY-10: every page has the guards that its address asks for, in their order', () => {
  const guardsOf = (path: string) =>
    matchesOf(path).flatMap(({ route }) => (route.handle as GuardedHandle | undefined)?.guards ?? [])
  expect(portalPaths.map(path => [path, ...guardsOf(path)])).toEqual(
    portalPaths.map(path => [path, ...wanted(path)]),
  )
})

it('NAV-12: a page that names guards asks them whenever somebody comes to it', () => {
  const unasked = portalPaths.filter(path =>
    matchesOf(path).some(
      ({ route }) =>
        (route.handle as GuardedHandle | undefined)?.guards?.length &&
        (typeof route.loader !== 'function' || route.shouldRevalidate?.({} as never) !== true),
    ),
  )
  expect(unasked).toEqual([])
})
