import { describe, expect, it } from 'vitest'
import { addressOf, billedContract } from '../../../../../hosts/portal/layouts/payments/billedContract.ts'
import type { OrganizationGroup } from '../../../../../src/api/schemas/organizations.ts'

/** A vendor with contracts, each with its id and whether it is active. */
const vendor = (slug: string, billLinkEnabled: boolean, ...contracts: [id: number, isActive: boolean][]) =>
  ({
    slug,
    settings: { billLinkEnabled },
    contracts: contracts.map(([id, isActive]) => ({ id, isActive })),
  }) as unknown as OrganizationGroup

const own = (group: OrganizationGroup, at = 0) => {
  const contract = group.contracts[at]
  return contract && { group, contract }
}

describe('the link to the own bill', () => {
  const withBills = vendor('alfa', true, [1, false], [2, true])
  const withoutBills = vendor('gama', false, [3, true])

  it('LAY-11: opens the bill of the selected contract if it is active and its vendor shows bills', () => {
    const billed = billedContract(own(withBills, 1), [withBills])
    expect(billed && addressOf(billed)).toBe('/vendor/alfa/contract/2')
    expect(billedContract(own(withBills, 0), [withBills])).toBeUndefined()
    expect(billedContract(own(withoutBills), [withoutBills, withBills])).toBeUndefined()
  })

  it('LAY-11: without a selection opens the first active contract of a vendor that shows bills', () => {
    expect(billedContract(undefined, [withoutBills, withBills])?.contract.id).toBe(2)
    expect(billedContract(undefined, [withoutBills])).toBeUndefined()
    expect(billedContract(undefined, [])).toBeUndefined()
  })
})
