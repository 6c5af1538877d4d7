import { expect, test } from 'vitest'
import { ownFirst, visibleVendor } from '../../../widgets/organizations/model.ts'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

test('CON-12: sorts organizations with the user’s contracts first', () => {
  const organizations = [4, 5, 6, 7].map(id => ({ id, name: `Beta ${id}` }))
  const contracts = [contractOf({ id: 1, organizationId: 6 }), contractOf({ id: 2, organizationId: 5 })]
  expect(ownFirst(organizations, contracts).map(({ id, contracts: own }) => [id, own.length])).toEqual([
    [5, 1],
    [6, 1],
    [4, 0],
    [7, 0],
  ])
})

test('CON-12: selects the given vendor, else that of the contract, else the first with an organizations page', () => {
  const groups = [
    organizationGroupOf({ slug: 'alfa', contracts: [contractOf({ id: 1 })] }),
    organizationGroupOf({ slug: 'beta', showOrganizationsPage: true, contracts: [contractOf({ id: 2 })] }),
  ]
  expect(visibleVendor(groups, 'gama', 1)).toBe('gama')
  expect(visibleVendor(groups, undefined, 1)).toBe('alfa')
  expect(visibleVendor(groups, undefined, undefined)).toBe('beta')
  expect(visibleVendor(groups.slice(0, 1), undefined, undefined)).toBe('alfa')
  expect(visibleVendor([], undefined, undefined)).toBeUndefined()
})
