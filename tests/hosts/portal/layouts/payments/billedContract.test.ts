import { describe, expect, it } from 'vitest'
import { addressOf, billedContract } from '../../../../../hosts/portal/layouts/payments/billedContract.ts'
import type { OrganizationGroup } from '../../../../../src/api/schemas/organizations.ts'

/** A vendor of contracts, each with its id and whether it is active. */
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

describe('the way to one’s own bill', () => {
  const withBills = vendor('alfa', true, [1, false], [2, true])
  const without = vendor('gama', false, [3, true])

  it('LAY-11: leads to the bill of the contract chosen, if it is active and its vendor shows bills', () => {
    const billed = billedContract(own(withBills, 1), [withBills])
    expect(billed && addressOf(billed)).toBe('/vendor/alfa/contract/2')
    expect(billedContract(own(withBills, 0), [withBills])).toBeUndefined()
    expect(billedContract(own(without), [without, withBills])).toBeUndefined()
  })

  it('LAY-11: with none chosen it leads to the first active contract of a vendor that shows bills', () => {
    expect(billedContract(undefined, [without, withBills])?.contract.id).toBe(2)
    expect(billedContract(undefined, [without])).toBeUndefined()
    expect(billedContract(undefined, [])).toBeUndefined()
  })
})
