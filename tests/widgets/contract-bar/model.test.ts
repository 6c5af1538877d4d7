import { expect, test } from 'vitest'
import { offered } from '../../../widgets/contract-bar/model.ts'
import { contractOf } from '../../support/organizationGroup.ts'

const contracts = [1, 2, 1].map((organizationId, at) => contractOf({ id: at + 1, organizationId }))

test('CON-2: offers all contracts on a vendor’s pages, and only the organization’s ones on its pages', () => {
  expect(offered(contracts, undefined).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(offered(contracts, 1).map(({ id }) => id)).toEqual([1, 3])
  expect(offered(contracts, 9)).toEqual([])
})
