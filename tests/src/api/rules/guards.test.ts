import { describe, expect, it } from 'vitest'
import {
  type GuardContext,
  landing,
  loginPath,
  runGuards,
  vendorLanding,
} from '../../../../src/api/rules/guards.ts'
import type { OrganizationGroup } from '../../../../src/api/schemas/organizations.ts'
import { contractOf, organizationGroupOf } from '../../../support/organizationGroup.ts'

const contract = (id: number, organizationId: number) => contractOf({ id, organizationId })

const group = (slug: string, contracts: OrganizationGroup['contracts'], redirect = false) => {
  const organizations = [{ id: 7, name: 'Seven' }]
  return organizationGroupOf(
    { slug, showOrganizationsPage: slug === 'beta', organizations, contracts },
    redirect,
  )
}

const groups = [group('alfa', [contract(70, 7)], true), group('beta', [contract(80, 8), contract(90, 9)])]

const at = (over: Partial<GuardContext> = {}): GuardContext => ({
  signedIn: true,
  needsRepair: false,
  groups: over.signedIn === false ? [] : groups,
  publicVendors: ['alfa', 'beta', 'gama'],
  organizations: [],
  params: {},
  path: '/',
  ...over,
})

describe('the auth guard', () => {
  it('NAV-10: a visitor of a vendor page signs in with the vendor and comes back to the whole address', () => {
    const verdict = runGuards(
      ['auth'],
      at({
        signedIn: false,
        params: { vendor: 'alfa', contract: '70' },
        path: '/vendor/alfa/contract/70/bill?tab=history',
      }),
    )
    expect(verdict).toEqual({
      kind: 'redirect',
      to: '/vendor/alfa/login',
      remember: '/vendor/alfa/contract/70/bill?tab=history',
    })
  })

  it('NAV-4: inside an organization the sign-in keeps the organization', () => {
    expect(loginPath({ vendor: 'beta', organization: '8' })).toBe('/vendor/beta/organizations/8/login')
  })

  it('NAV-10: a visitor elsewhere goes to the general sign-in; the start page is not remembered', () => {
    expect(runGuards(['auth'], at({ signedIn: false }))).toEqual({ kind: 'redirect', to: '/login' })
  })

  it('NAV-10: an address that leads to another site is not remembered', () => {
    expect(runGuards(['auth'], at({ signedIn: false, path: '//evil.example/' }))).toEqual({
      kind: 'redirect',
      to: '/login',
    })
  })

  it('NAV-10: a vendor that is no vendor at all cannot bend the address', () => {
    expect(loginPath({ vendor: '..' })).not.toContain('..')
    expect(loginPath({ vendor: '/evil.example' })).toBe('/vendor/%2Fevil.example/login')
  })

  it('NAV-10: a signed-in person passes', () => {
    expect(runGuards(['auth'], at()).kind).toBe('pass')
  })
})

describe('the guest guard', () => {
  it("NAV-8: a signed-in person on a vendor's sign-in goes to that vendor", () => {
    expect(runGuards(['vendorGuest'], at({ params: { vendor: 'beta' } }))).toEqual({
      kind: 'redirect',
      to: '/vendor/beta',
    })
  })

  it('NAV-8: on any other page for visitors a signed-in person goes home', () => {
    expect(runGuards(['guest'], at())).toEqual({ kind: 'redirect', to: '/' })
  })

  it('NAV-8: a visitor passes', () => {
    for (const name of ['guest', 'vendorGuest'])
      expect(runGuards([name], at({ signedIn: false })).kind).toBe('pass')
  })
})

describe('the guard of a vendor’s pages', () => {
  it('NAV-10: a visitor signs in with a vendor there is, and in general where there is none', () => {
    const visiting = (vendor: string) =>
      runGuards(['vendorAuth'], at({ signedIn: false, params: { vendor }, path: `/vendor/${vendor}` }))
    expect(visiting('alfa')).toEqual({
      kind: 'redirect',
      to: '/vendor/alfa/login',
      remember: '/vendor/alfa',
    })
    expect(visiting('omega')).toEqual({ kind: 'redirect', to: '/login', remember: '/vendor/omega' })
    expect(runGuards(['vendorAuth'], at({ params: { vendor: 'alfa' } })).kind).toBe('pass')
  })
})

describe('the layout guard', () => {
  it.each(['abc', '0', '-7', '7.5', '7abc', ' 7', '99999999999', ''])(
    'NAV-11, LAY-10: an organization called “%s” leads home',
    organization => {
      expect(runGuards(['layout'], at({ params: { vendor: 'beta', organization } }))).toMatchObject({
        to: '/',
      })
    },
  )

  it('LAY-10: an organization’s number passes, and no organization at all', () => {
    expect(runGuards(['layout'], at({ params: { vendor: 'beta', organization: '7' } })).kind).toBe('pass')
    expect(runGuards(['layout'], at()).kind).toBe('pass')
  })
})

describe('the redirect guard', () => {
  const told = (address: string, signedIn = false) =>
    runGuards(['redirectUrl'], at({ signedIn, path: `/login?a=1&return_url=${encodeURIComponent(address)}` }))

  it('NAV-10: a path of this site is kept for a visitor and followed by a signed-in person', () => {
    expect(told('/offers?x=1#y')).toEqual({
      kind: 'redirect',
      to: '/login?a=1',
      remember: '/offers?x=1#y',
    })
    expect(told('/offers', true)).toEqual({ kind: 'redirect', to: '/offers' })
    expect(runGuards(['redirectUrl'], at({ path: '/login' })).kind).toBe('pass')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '',
  ])('NAV-10: an address that leads elsewhere leaves the address bar and is forgotten: %s', address => {
    expect(told(address)).toEqual({ kind: 'redirect', to: '/login?a=1' })
    expect(told(address, true)).toEqual({ kind: 'redirect', to: '/login?a=1' })
  })
})

describe('the vendor guard', () => {
  it("NAV-11: the person's own vendors and public ones pass", () => {
    expect(runGuards(['vendor'], at({ params: { vendor: 'alfa' }, publicVendors: [] })).kind).toBe('pass')
    expect(runGuards(['vendor'], at({ params: { vendor: 'gama' } })).kind).toBe('pass')
  })

  it('NAV-11: an unknown vendor leads home', () => {
    expect(runGuards(['vendor'], at({ params: { vendor: 'omega' } }))).toMatchObject({
      kind: 'redirect',
      to: '/',
    })
  })

  it("NAV-11: an organization that is not the vendor's leads home", () => {
    const params = { vendor: 'beta', organization: '7' }
    expect(runGuards(['vendor'], at({ params, organizations: [7, 8] })).kind).toBe('pass')
    expect(runGuards(['vendor'], at({ params, organizations: [8] }))).toMatchObject({ to: '/' })
    expect(
      runGuards(['vendor'], at({ params: { ...params, organization: 'x' }, organizations: [8] })),
    ).toMatchObject({
      to: '/',
    })
  })
})

describe('the contract guard', () => {
  it.each([
    ["somebody else's contract", { vendor: 'alfa', contract: '71' }],
    ["a contract of the person's under another vendor", { vendor: 'beta', contract: '70' }],
    [
      "a contract of another of the vendor's organizations",
      { vendor: 'beta', organization: '9', contract: '80' },
    ],
    ['a contract that is no number', { vendor: 'alfa', contract: '70abc' }],
    ['a number in another spelling', { vendor: 'alfa', contract: '0x46' }],
    ['a number with zeros before it', { vendor: 'alfa', contract: '070' }],
    ['no contract at all', { vendor: 'alfa' }],
  ])('NAV-11: %s leads home and says why', (_, params) => {
    expect(runGuards(['contract'], at({ params }))).toEqual({
      kind: 'redirect',
      to: '/',
      notice: 'foreign-contract',
    })
  })

  it("NAV-11: the person's own contract passes, with its organization or without", () => {
    expect(runGuards(['contract'], at({ params: { vendor: 'beta', contract: '80' } })).kind).toBe('pass')
    const params = { vendor: 'beta', organization: '8', contract: '80' }
    expect(runGuards(['contract'], at({ params })).kind).toBe('pass')
  })
})

describe('guards by name', () => {
  it('NAV-12: the nine guards and the one for signed-in people have their names', () => {
    const names = ['contract', 'guest', 'invalidProfile', 'layout', 'redirectUrl', 'validProfile', 'vendor']
    for (const name of [...names, 'vendorAuth', 'vendorGuest', 'auth'])
      expect([name, runGuards([name], at({ params: { vendor: 'alfa' } })).kind]).not.toEqual([name, 'fault'])
  })

  it('NAV-12: a guard that nobody knows is a 500', () => {
    expect(runGuards(['auth', 'moon'], at())).toMatchObject({ kind: 'fault', status: 500 })
    expect(runGuards(['toString'], at())).toMatchObject({ kind: 'fault', status: 500 })
  })

  it('NAV-12: the first guard that does not let through decides', () => {
    expect(runGuards(['auth', 'moon'], at({ signedIn: false }))).toMatchObject({ to: '/login' })
  })

  it('AUT-18: details that need correcting come first, and only then', () => {
    expect(runGuards(['validProfile'], at({ needsRepair: true }))).toMatchObject({ to: '/profile/repair' })
    expect(runGuards(['invalidProfile'], at())).toMatchObject({ to: '/' })
  })
})

describe('where a person lands', () => {
  it('NAV-6: a vendor leads to the stored address, else to the first contract there', () => {
    const stored = '/vendor/alfa/contract/70/bill'
    expect(vendorLanding(groups, { vendor: 'alfa' }, stored)).toBe(stored)
    expect(vendorLanding(groups, { vendor: 'alfa' }, undefined)).toBe('/vendor/alfa/contract/70')
    expect(vendorLanding(groups, { vendor: 'alfa' }, 'https://evil.example/')).toBe(
      '/vendor/alfa/contract/70',
    )
  })

  it('NAV-6: an organization leads to its own first contract', () => {
    expect(vendorLanding(groups, { vendor: 'beta', organization: '9' }, undefined)).toBe(
      '/vendor/beta/organizations/9/contract/90',
    )
    expect(vendorLanding(groups, { vendor: 'beta', organization: '5' }, undefined)).toBeUndefined()
  })

  it('NAV-7: after signing in the stored address comes first, checked once more', () => {
    expect(landing(groups, {}, '/vendor/beta/contract/90')).toBe('/vendor/beta/contract/90')
    expect(landing(groups, {}, '//evil.example')).toBe('/vendor/alfa/contract/70')
  })

  it('NAV-7: otherwise the first vendor decides, and without its wish it is the start page', () => {
    expect(landing(groups, {}, undefined)).toBe('/vendor/alfa/contract/70')
    expect(landing([group('alfa', [contract(70, 7)])], {}, undefined)).toBe('/')
  })

  it("NAV-7: who signs in at a vendor of theirs lands there, at a stranger's as everywhere", () => {
    expect(landing(groups, { vendor: 'beta' }, undefined)).toBe('/vendor/beta/organizations/8/contract/80')
    expect(landing(groups, { vendor: 'gama' }, undefined)).toBe('/vendor/alfa/contract/70')
  })
})
