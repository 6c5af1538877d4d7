import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { iconsRoute } from '../../hosts/portal/iconsRoute.ts'
import { withPageNames } from '../../hosts/portal/pageNames.ts'
import { routesWith } from '../../hosts/portal/routes.tsx'
import { isPortalPath, portalPaths, readPageNames } from '../../src/api/rules/portalPaths.ts'

/** Paths of the router's own leaves, without what catches the rest. */
const leavesOf = (some: readonly RouteObject[], base = ''): readonly string[] =>
  some.flatMap(({ path = '', children }) => {
    const here = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/')
    return children ? leavesOf(children, here) : [here]
  })

const routes = routesWith(iconsRoute)
const filled = (path: string) => path.replace(/:\w+/g, '7')
const endOf = (path: string, within = routes) => matchRoutes(within, path)?.at(-1)?.route

describe('the addresses of the portal', () => {
  it('NAV-1, NAV-2, NAV-3, NAV-4: every address of the table has its route, alone and inside an organization', () => {
    const without = portalPaths.filter(path => {
      const end = endOf(filled(path))
      return end === undefined || (end.path === '*' && !path.startsWith('/contract/'))
    })
    expect(without).toEqual([])
  })

  it('NAV-12: every route is in the table, or the server would say that it is not there', () => {
    const leaves = leavesOf(routes).filter(path => !path.endsWith('*'))
    expect(leaves.length).toBeGreaterThan(60)
    expect(leaves.filter(path => !isPortalPath(filled(path)))).toEqual([])
  })

  it('NAV-12: what is not in the table is not there', () => {
    for (const path of ['/no/such/page', '/vendor', '/vendor/alfa/contract/1/moon', '/login/x', '/Login'])
      expect([path, isPortalPath(path)]).toEqual([path, false])
  })

  it('NAV-1: pages with a product’s name take the platform’s; the usual addresses lead there', () => {
    const names = readPageNames('housing-services=our-services, payment-service=pay') ?? {}
    const named = withPageNames(routes, names)
    for (const path of ['/our-services', '/pay', '/vendor/alfa/contract/7/pay']) {
      expect([path, isPortalPath(path, names)]).toEqual([path, true])
      expect([path, isPortalPath(path)]).toEqual([path, false])
      expect(endOf(path, named)?.lazy).toBeTypeOf('function')
    }
    expect(endOf('/vendor/alfa/contract/7/payment-service', named)).toMatchObject({
      loader: expect.any(Function),
    })
    expect(isPortalPath('/housing-services', names)).toBe(true)
  })

  it.each([
    'bills=invoices',
    'payment-service=login',
    'payment-service=bill',
    'payment-service=a/b',
    'payment-service=a,self-service=a',
    'payment-service',
    'payment-service=<b>',
  ])('NAV-1: a platform cannot call a page so that another is lost: %s', text => {
    expect(readPageNames(text)).toBeUndefined()
  })
})
