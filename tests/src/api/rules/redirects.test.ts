import { describe, expect, it } from 'vitest'
import { contractPath, pathAfterLogin } from '../../../../src/api/rules/redirects.ts'
import { safePath } from '../../../../src/api/rules/safePath.ts'
import type { OrganizationGroup } from '../../../../src/api/schemas/organizations.ts'
import { contractOf, organizationGroupOf } from '../../../support/organizationGroup.ts'

const group = (changes: Partial<OrganizationGroup> = {}, redirect = true) =>
  organizationGroupOf({ contracts: [contractOf({ id: 70, organizationId: 7 })], ...changes }, redirect)

describe('safePath', () => {
  it('NAV-10: accepts a path of this site with its query and hash', () => {
    expect(safePath('/vendor/alfa/contract/7/bill?tab=history#list')).toBe(
      '/vendor/alfa/contract/7/bill?tab=history#list',
    )
  })

  it.each([
    ['another site', 'https://evil.example/'],
    ['a protocol-relative address', '//evil.example'],
    ['backslashes that browsers read as slashes', '/\\evil.example'],
    ['a backslash first', '\\/evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['dots that climb to two slashes', '/.//evil.example'],
    ['dots that climb further', '/a/..//evil.example'],
    ['encoded dots that climb', '/%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a relative path', 'vendor/alfa'],
    ['nothing', ''],
    ['no text at all', null],
    ['a list', ['/']],
  ])('NAV-10: %s is never followed', (_, value) => {
    expect(safePath(value)).toBeUndefined()
  })
})

describe('the landing page', () => {
  it('NAV-7: is the first contract of a vendor that asks for a redirect', () => {
    expect(pathAfterLogin([group()])).toBe('/vendor/alfa/contract/70')
  })

  it('NAV-7: is the dashboard for everyone else', () => {
    expect(pathAfterLogin([group({}, false)])).toBe('/')
    expect(pathAfterLogin([group({ contracts: [] })])).toBe('/')
    expect(pathAfterLogin([])).toBe('/')
  })

  it('CON-1: has the organization in the URL if the vendor shows its organizations', () => {
    expect(contractPath(group({ showOrganizationsPage: true }), 70)).toBe(
      '/vendor/alfa/organizations/7/contract/70',
    )
  })
})
