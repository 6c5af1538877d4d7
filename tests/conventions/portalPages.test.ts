import { existsSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readDeclarations } from '../../build/derived/readDeclarations.ts'
import { elementCallsOf, prefetchedCalls } from '../../hosts/portal/prefetch/prefetchedCalls.ts'
import type { Route } from '../../hosts/portal/router/Route.ts'
import { allPageComponents } from '../../hosts/portal/routing/allPageComponents.ts'
import { createRoutes } from '../../hosts/portal/routing/createRoutes.ts'
import { withPageNames } from '../../hosts/portal/routing/pageNames.ts'
import { destinations, pathOf } from '../../src/api/rules/destinations.ts'
import { allPages } from '../../src/api/rules/portalPages.ts'
import {
  expandTemplate,
  pathsWithoutVendor,
  portalPathAt,
  portalPaths,
  readPageNames,
} from '../../src/api/rules/portalPaths.ts'

/** Paths of the router's leaf routes, without catch-all routes. */
const leavesOf = (some: readonly Route[], base = ''): readonly string[] =>
  some.flatMap(({ path = '', children }) => {
    const here = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/')
    return children ? leavesOf(children, here) : [here]
  })

const routes = createRoutes(allPageComponents)
const filled = (path: string) => path.replace(/:\w+/g, '7')
const endOf = (path: string, within = routes) => matchRoutes(within, path)?.at(-1)?.route

describe('the table of pages', () => {
  it('NAV-4: expands a template to the paths with and without each of its brackets', () => {
    expect(expandTemplate('[/v/{v}[/o/{o}]/c/{c}]/x{?a,b}')).toEqual([
      '/x',
      '/v/:v/c/:c/x',
      '/v/:v/o/:o/c/:c/x',
    ])
  })

  it('NAV-1: no two pages have the same path', () => {
    const paths = portalPaths.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('NAV-1: every path matches its own page and its own route', () => {
    const wrong = portalPaths.filter(
      ({ path, page }) => portalPathAt(filled(path))?.page !== page || endOf(filled(path))?.path !== path,
    )
    expect(wrong).toEqual([])
  })

  it('NAV-5: every destination is a page', () => {
    const params = {
      vendor: 'v',
      contract: 1,
      organization: 2,
      type: 't',
      message: 3,
      task: 4,
      poll: 5,
      offer: 6,
    }
    for (const name of Object.keys(destinations) as (keyof typeof destinations)[])
      expect([name, portalPathAt(pathOf(name, params).replace(/\?.*/, ''))?.path]).toEqual([
        name,
        expect.any(String),
      ])
  })

  it('names only elements that exist', () => {
    const unknown = allPages.filter(
      ([, { element }]) => element && !existsSync(`widgets/${element}/index.ts`),
    )
    expect(unknown).toEqual([])
  })

  it('names an element for every page but those that have none', () => {
    const without = allPages.filter(([, { element }]) => element === undefined).map(([name]) => name)
    expect(without).toEqual(['maintenance', 'vendor', 'icons'])
  })

  it('CON-10: prefetches the named calls, by path in common and by the path below a contract', () => {
    expect(prefetchedCalls.common).toEqual({
      '/': ['/current-events', '/platform-dashboard-blocks'],
      '/help-desk': ['/help-desk-tasks', '/help-desk-tasks/categories'],
      '/messages': ['/messages', '/messages/types'],
      '/offers': ['/offers'],
    })
    expect(prefetchedCalls.contract).toMatchObject({
      '': ['/contracts/*/invoices/last'],
      '/bill': ['/contracts/*/invoices/last', '/contracts/*/invoices'],
      '/meter': expect.objectContaining({ length: 3 }),
      '/messages': ['/messages?contractId=*', '/messages/types'],
    })
  })

  it('CON-10: elements prefetch what every page with them does, and the rest where no attribute asks for a part', async () => {
    const { elements } = elementCallsOf(await readDeclarations())
    expect(elements.bills).toEqual({
      contract: { always: ['/contracts/*/invoices/last'], whole: ['/contracts/*/invoices'] },
      parts: ['view'],
    })
    expect(elements.meters?.contract).toEqual({ always: expect.objectContaining({ length: 3 }), whole: [] })
    expect(elements.messages).toEqual({
      contract: { always: [], whole: ['/messages?contractId=*', '/messages/types'] },
      general: { always: [], whole: ['/messages', '/messages/types'] },
      parts: ['scope', 'type', 'message'],
    })
    expect(Object.keys(elements)).not.toContain('login')
  })

  it('NAV-16: nine routes have breadcrumbs', () => {
    const breadcrumbPaths = portalPaths.flatMap(({ path }) => {
      const { breadcrumbs = [] } = endOf(filled(path))?.handle ?? {}
      return breadcrumbs.length > 0 ? [[path, ...breadcrumbs]] : []
    })
    const own = '/vendor/:vendor/contract/:contract'
    const inOrganization = '/vendor/:vendor/organizations/:organization/contract/:contract'
    expect(breadcrumbPaths).toEqual([
      ['/help-desk', 'home', 'help-desk'],
      [`${own}/help-desk`, 'home', 'contract', 'help-desk'],
      [`${inOrganization}/help-desk`, 'home', 'contract', 'help-desk'],
      ['/help-desk/:task', 'home', 'help-desk', 'task'],
      [`${own}/help-desk/:task`, 'home', 'contract', 'help-desk', 'task'],
      [`${inOrganization}/help-desk/:task`, 'home', 'contract', 'help-desk', 'task'],
      [`${own}/messages`, 'home', 'contract', 'messages'],
      [`${inOrganization}/messages`, 'home', 'contract', 'messages'],
      [own, 'home', 'contract'],
    ])
  })

  it('LAY-2: each module has at most one page in an area', () => {
    const modules = portalPaths.flatMap(({ page, area }) => {
      const { module } = Object.fromEntries(allPages)[page] ?? {}
      return module && area !== 'organization-contract' ? [`${module} ${area}`] : []
    })
    expect(modules.filter((each, index) => modules.indexOf(each) !== index)).toEqual([])
  })
})

describe('the paths of the portal', () => {
  it('NAV-5: a contract’s path without its vendor has a route that redirects', () => {
    expect(pathsWithoutVendor.length).toBeGreaterThan(10)
    for (const { path } of pathsWithoutVendor)
      expect(endOf(filled(path))).toMatchObject({ path, guard: expect.any(Function) })
    expect(portalPathAt('/contract/7/bill')?.page).toBe('bills')
  })

  it('NAV-12: the server knows every route, so it answers 200', () => {
    const leaves = leavesOf(routes).filter(path => !path.endsWith('*'))
    expect(leaves.length).toBeGreaterThan(60)
    expect(leaves.filter(path => !portalPathAt(filled(path)))).toEqual([])
  })

  it('NAV-12: paths that are not in the table have no page', () => {
    for (const path of ['/no/such/page', '/vendor', '/vendor/alfa/contract/1/moon', '/login/x', '/Login'])
      expect([path, portalPathAt(path)]).toEqual([path, undefined])
  })

  it('NAV-1: renamed segments have the platform’s name; the usual paths redirect', () => {
    const names = readPageNames('housing-services=our-services, payment-service=pay') ?? {}
    const named = withPageNames(routes, names)
    for (const path of ['/our-services', '/pay', '/vendor/alfa/contract/7/pay']) {
      expect([path, portalPathAt(path, names)?.path]).toEqual([path, expect.any(String)])
      expect([path, portalPathAt(path)]).toEqual([path, undefined])
      expect(endOf(path, named)?.load).toBeTypeOf('function')
    }
    expect(endOf('/vendor/alfa/contract/7/payment-service', named)).toMatchObject({
      guard: expect.any(Function),
    })
    expect(portalPathAt('/housing-services', names)?.page).toBe('housing-services')
  })

  it.each([
    'bills=invoices',
    'payment-service=login',
    'payment-service=bill',
    'payment-service=a/b',
    'payment-service=a,self-service=a',
    'payment-service',
    'payment-service=<b>',
  ])('NAV-1: rejects page names that would hide a page: %s', text => {
    expect(readPageNames(text)).toBeUndefined()
  })
})
