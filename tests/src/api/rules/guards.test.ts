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

const context = (over: Partial<GuardContext> = {}): GuardContext => ({
  signedIn: true,
  needsRepair: false,
  groups: over.signedIn === false ? [] : groups,
  allGroups: over.signedIn === false ? [] : groups,
  publicVendors: ['alfa', 'beta', 'gama'],
  organizations: [],
  params: {},
  path: '/',
  ...over,
})

describe('the auth guard', () => {
  it('NAV-10: redirects a visitor of a vendor page to the vendor’s sign-in with the full return URL', () => {
    const verdict = runGuards(
      ['auth'],
      context({
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

  it('NAV-4: keeps the organization in the sign-in URL', () => {
    expect(loginPath({ vendor: 'beta', organization: '8' })).toBe('/vendor/beta/organizations/8/login')
  })

  it('NAV-10: redirects a visitor elsewhere to the general sign-in, and does not store the start page', () => {
    expect(runGuards(['auth'], context({ signedIn: false }))).toEqual({ kind: 'redirect', to: '/login' })
  })

  it('NAV-10: does not store a URL of another site', () => {
    expect(runGuards(['auth'], context({ signedIn: false, path: '//evil.example/' }))).toEqual({
      kind: 'redirect',
      to: '/login',
    })
  })

  it('NAV-10: an invalid vendor cannot change the URL', () => {
    expect(loginPath({ vendor: '..' })).not.toContain('..')
    expect(loginPath({ vendor: '/evil.example' })).toBe('/vendor/%2Fevil.example/login')
  })

  it('NAV-10: lets a signed-in user through', () => {
    expect(runGuards(['auth'], context()).kind).toBe('pass')
  })
})

describe('the guest guard', () => {
  it('NAV-8: redirects a signed-in user from a vendor’s sign-in to the vendor', () => {
    expect(runGuards(['vendorGuest'], context({ params: { vendor: 'beta' } }))).toEqual({
      kind: 'redirect',
      to: '/vendor/beta',
    })
  })

  it('NAV-8: redirects a signed-in user from any other guest page to the start page', () => {
    expect(runGuards(['guest'], context())).toEqual({ kind: 'redirect', to: '/' })
  })

  it('NAV-8: lets a visitor through', () => {
    for (const name of ['guest', 'vendorGuest'])
      expect(runGuards([name], context({ signedIn: false })).kind).toBe('pass')
  })
})

describe('the guard of a vendor’s pages', () => {
  it('NAV-10: redirects a visitor to the vendor’s sign-in, or to the general one if the vendor is unknown', () => {
    const visiting = (vendor: string) =>
      runGuards(['vendorAuth'], context({ signedIn: false, params: { vendor }, path: `/vendor/${vendor}` }))
    expect(visiting('alfa')).toEqual({
      kind: 'redirect',
      to: '/vendor/alfa/login',
      remember: '/vendor/alfa',
    })
    expect(visiting('omega')).toEqual({ kind: 'redirect', to: '/login', remember: '/vendor/omega' })
    expect(runGuards(['vendorAuth'], context({ params: { vendor: 'alfa' } })).kind).toBe('pass')
  })
})

describe('the layout guard', () => {
  it.each(['abc', '0', '-7', '7.5', '7abc', ' 7', '99999999999', ''])(
    'NAV-11, LAY-10: an organization “%s” redirects to the start page',
    organization => {
      expect(runGuards(['layout'], context({ params: { vendor: 'beta', organization } }))).toMatchObject({
        to: '/',
      })
    },
  )

  it('LAY-10: an organization’s number, and no organization, are let through', () => {
    expect(runGuards(['layout'], context({ params: { vendor: 'beta', organization: '7' } })).kind).toBe(
      'pass',
    )
    expect(runGuards(['layout'], context()).kind).toBe('pass')
  })
})

describe('the redirect guard', () => {
  const guardResult = (address: string, signedIn = false) =>
    runGuards(
      ['redirectUrl'],
      context({ signedIn, path: `/login?a=1&return_url=${encodeURIComponent(address)}` }),
    )

  it('NAV-10: stores a path of this site for a visitor and redirects a signed-in user to it', () => {
    expect(guardResult('/offers?x=1#y')).toEqual({
      kind: 'redirect',
      to: '/login?a=1',
      remember: '/offers?x=1#y',
    })
    expect(guardResult('/offers', true)).toEqual({ kind: 'redirect', to: '/offers' })
    expect(runGuards(['redirectUrl'], context({ path: '/login' })).kind).toBe('pass')
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
    expect(guardResult(address)).toEqual({ kind: 'redirect', to: '/login?a=1' })
    expect(guardResult(address, true)).toEqual({ kind: 'redirect', to: '/login?a=1' })
  })
})

describe('the vendor guard', () => {
  it('NAV-11: lets the user’s own vendors and public ones through', () => {
    expect(runGuards(['vendor'], context({ params: { vendor: 'alfa' }, publicVendors: [] })).kind).toBe(
      'pass',
    )
    expect(runGuards(['vendor'], context({ params: { vendor: 'gama' } })).kind).toBe('pass')
  })

  it('NAV-11: redirects to the start page for an unknown vendor', () => {
    expect(runGuards(['vendor'], context({ params: { vendor: 'omega' } }))).toMatchObject({
      kind: 'redirect',
      to: '/',
    })
  })

  it('NAV-11: redirects to the start page for an organization of another vendor', () => {
    const params = { vendor: 'beta', organization: '7' }
    expect(runGuards(['vendor'], context({ params, organizations: [7, 8] })).kind).toBe('pass')
    expect(runGuards(['vendor'], context({ params, organizations: [8] }))).toMatchObject({ to: '/' })
    expect(
      runGuards(['vendor'], context({ params: { ...params, organization: 'x' }, organizations: [8] })),
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
  ])('NAV-11: %s redirects to the start page with a message', (_, params) => {
    expect(runGuards(['contract'], context({ params }))).toEqual({
      kind: 'redirect',
      to: '/',
      notice: 'foreign-contract',
    })
  })

  it('PER-3: a contract of another role of the user redirects with a message of its own', () => {
    const params = { vendor: 'alfa', contract: '70' }
    const held = context({ params, groups: [], allGroups: groups, publicVendors: [] })
    expect(runGuards(['vendor', 'contract'], held)).toEqual({
      kind: 'redirect',
      to: '/',
      notice: 'other-role',
    })
  })

  it('NAV-11: lets the user’s own contract through, with its organization or without', () => {
    expect(runGuards(['contract'], context({ params: { vendor: 'beta', contract: '80' } })).kind).toBe('pass')
    const params = { vendor: 'beta', organization: '8', contract: '80' }
    expect(runGuards(['contract'], context({ params })).kind).toBe('pass')
  })
})

describe('guards by name', () => {
  it('NAV-12: the nine guards and the one for signed-in users have their names', () => {
    const names = ['contract', 'guest', 'invalidProfile', 'layout', 'redirectUrl', 'validProfile', 'vendor']
    for (const name of [...names, 'vendorAuth', 'vendorGuest', 'auth'])
      expect([name, runGuards([name], context({ params: { vendor: 'alfa' } })).kind]).not.toEqual([
        name,
        'fault',
      ])
  })

  it('NAV-12: an unknown guard is a 500', () => {
    expect(runGuards(['auth', 'moon'], context())).toMatchObject({ kind: 'fault', status: 500 })
    expect(runGuards(['toString'], context())).toMatchObject({ kind: 'fault', status: 500 })
  })

  it('NAV-12: the first guard that does not let through decides', () => {
    expect(runGuards(['auth', 'moon'], context({ signedIn: false }))).toMatchObject({ to: '/login' })
  })

  it('AUT-18: details to correct come first, for that case only', () => {
    const asked = { needsRepair: true, path: '/vendor/alfa/contract/1/bill?from=mail' }
    expect(runGuards(['validProfile'], context(asked))).toEqual({
      kind: 'redirect',
      to: '/profile/repair',
      remember: asked.path,
    })
    expect(runGuards(['invalidProfile'], context())).toMatchObject({ to: '/' })
  })
})

describe('the landing page', () => {
  it('NAV-6: of a vendor is the stored URL, or else its first contract', () => {
    const stored = '/vendor/alfa/contract/70/bill'
    expect(vendorLanding(groups, { vendor: 'alfa' }, stored)).toBe(stored)
    expect(vendorLanding(groups, { vendor: 'alfa' }, undefined)).toBe('/vendor/alfa/contract/70')
    expect(vendorLanding(groups, { vendor: 'alfa' }, 'https://evil.example/')).toBe(
      '/vendor/alfa/contract/70',
    )
  })

  it('NAV-6: of an organization is its own first contract', () => {
    expect(vendorLanding(groups, { vendor: 'beta', organization: '9' }, undefined)).toBe(
      '/vendor/beta/organizations/9/contract/90',
    )
    expect(vendorLanding(groups, { vendor: 'beta', organization: '5' }, undefined)).toBeUndefined()
  })

  it('NAV-7: after signing in is the stored URL, validated again', () => {
    expect(landing(groups, {}, '/vendor/beta/contract/90')).toBe('/vendor/beta/contract/90')
    expect(landing(groups, {}, '//evil.example')).toBe('/vendor/alfa/contract/70')
  })

  it('NAV-7: without a stored URL is the first vendor’s if it asks for it, or else the start page', () => {
    expect(landing(groups, {}, undefined)).toBe('/vendor/alfa/contract/70')
    expect(landing([group('alfa', [contract(70, 7)])], {}, undefined)).toBe('/')
  })

  it('NAV-7: after signing in at a vendor is the vendor’s for its residents, and the default for others', () => {
    expect(landing(groups, { vendor: 'beta' }, undefined)).toBe('/vendor/beta/organizations/8/contract/80')
    expect(landing(groups, { vendor: 'gama' }, undefined)).toBe('/vendor/alfa/contract/70')
  })
})
