import { expect, test } from 'vitest'
import { organizationsOf, payableHomes } from '../../../widgets/payment-service/model.ts'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

const alfa = organizationGroupOf({
  contracts: [contractOf({ id: 1, organizationId: 1 }), contractOf({ id: 2, organizationId: 3 })],
})
const gama = organizationGroupOf({ slug: 'gama', contracts: [contractOf({ id: 9, organizationId: 8 })] })

test('BIL-7: is available if one organization of the user’s contracts offers it', () => {
  const ids = (paying: readonly number[]) =>
    payableHomes([alfa, gama], new Set(paying)).map(({ contract }) => contract.id)
  expect(ids([3])).toEqual([2])
  expect(ids([1, 8])).toEqual([1, 9])
  expect(ids([])).toEqual([])
  expect(ids([4])).toEqual([])
})

test('BIL-7: returns each organization once', () => {
  const twice = organizationGroupOf({ contracts: [contractOf({ id: 5, organizationId: 1 })] })
  expect(organizationsOf([alfa, twice, gama])).toEqual([1, 3, 8])
})
