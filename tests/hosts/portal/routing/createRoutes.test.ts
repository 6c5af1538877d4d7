import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import type { PageHandle } from '../../../../hosts/portal/guards/guarded.ts'
import { allPageComponents } from '../../../../hosts/portal/routing/allPageComponents.ts'
import { createRoutes } from '../../../../hosts/portal/routing/createRoutes.ts'
import { portalPaths } from '../../../../src/api/rules/portalPaths.ts'

/** Pages without guards: they need no account, or e-mails link to them. */
const open = new Set([
  '/accessibility',
  '/card-payment',
  '/client-register',
  '/contract-unsubscribe/contract/:contract',
  '/contract/register',
  '/contract/verify-email',
  '/create-password',
  '/developer/icons',
  '/forgot-password',
  '/housing-services',
  '/maintenance',
  '/portal-pro',
  '/reset-password',
  '/self-service',
  '/submit-reading',
  '/unsubscribe',
  '/verify',
  '/verify-contract-email',
  '/verify-email',
])

/** The guards that a path requires, written here independently of the table. */
function requiredGuards(path: string): readonly string[] {
  if (open.has(path)) return []
  if (path === '/register') return ['guest']
  if (path === '/login') return ['redirectUrl', 'guest']
  if (path === '/profile/repair') return ['auth', 'invalidProfile']
  if (!path.startsWith('/vendor/')) return ['auth', 'validProfile']
  if (path.endsWith('/login')) return ['layout', 'vendor', 'redirectUrl', 'vendorGuest']
  if (/\/(contract\/register|accessibility|submit-reading|verify)$/.test(path)) return ['layout', 'vendor']
  const ofVendor = ['layout', 'vendorAuth', 'validProfile', 'vendor']
  return path.includes('/contract/:contract') ? [...ofVendor, 'contract'] : ofVendor
}

const routes = createRoutes(allPageComponents)

const matchesOf = (path: string) => matchRoutes(routes, path.replace(/:\w+/g, '7')) ?? []

it('NAV-8, NAV-10, NAV-11, AUT-18, LAY-10: every path has its guards, in their order', () => {
  const guardsOf = (path: string) =>
    matchesOf(path).flatMap(({ route }) => (route.handle as PageHandle | undefined)?.guards ?? [])
  expect(portalPaths.map(({ path }) => [path, ...guardsOf(path)])).toEqual(
    portalPaths.map(({ path }) => [path, ...requiredGuards(path)]),
  )
})

it('NAV-12: a route whose page has guards runs them', () => {
  const unguarded = portalPaths.filter(({ path }) =>
    matchesOf(path).some(
      ({ route }) =>
        (route.handle as PageHandle | undefined)?.guards?.length && typeof route.guard !== 'function',
    ),
  )
  expect(unguarded).toEqual([])
})
