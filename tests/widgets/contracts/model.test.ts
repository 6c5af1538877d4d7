import { expect, test } from 'vitest'
import { inOtherRoles } from '../../../widgets/contracts/model.ts'
import { contractOf } from '../../support/organizationGroup.ts'

test('PER-3: counts contracts that are hidden from the current role', () => {
  const contracts = [[1], [1, 7], [7], [2]].map((roleIds, at) => contractOf({ id: at + 1, roleIds }))
  expect(inOtherRoles([{ contracts }], 1)).toBe(2)
  expect(inOtherRoles([{ contracts }], 7)).toBe(2)
  expect(inOtherRoles([], 1)).toBe(0)
})
