import { expect, it } from 'vitest'
import { currentRole, findContract, groupsForRole, guestRole } from '../../../../src/api/rules/access.ts'
import type { OrganizationGroup } from '../../../../src/api/schemas/organizations.ts'
import type { User } from '../../../../src/api/schemas/users.ts'

const owner = { id: 1, name: 'Owner', externalName: 'owner', permissions: ['bill.view'] }
const user: User = {
  id: 1,
  email: 'owner@example.com',
  firstName: 'Ona',
  lastName: 'Onaitė',
  phone: null,
  roles: [owner],
  invalidFields: [],
}
const contract = (id: number, roleIds: number[]) => ({
  id,
  organizationId: 1,
  username: String(id),
  isActive: true,
  roleIds,
  contractName: null,
  objects: [],
})
const group = (id: number, contracts: ReturnType<typeof contract>[]) =>
  ({ id, slug: `v${id}`, contracts }) as unknown as OrganizationGroup

it('PER-1: the stored role counts only if the user has it', () => {
  expect(currentRole(user, 1)).toBe(owner)
  expect(currentRole(user, 2)).toBe(guestRole)
  expect(currentRole(user, undefined)).toBe(guestRole)
  expect(currentRole(undefined, 1)).toBe(guestRole)
})

it('PER-3: returns only vendors with a contract in the current role, with those contracts only', () => {
  const groups = [group(1, [contract(10, [1]), contract(11, [2])]), group(2, [contract(20, [2])])]
  const groupsOfRole = groupsForRole(groups, 1)
  expect(groupsOfRole.map(({ id }) => id)).toEqual([1])
  expect(groupsOfRole[0]?.contracts.map(({ id }) => id)).toEqual([10])
})

it('CON-10: finds a contract only among the user’s own', () => {
  const groups = [group(1, [contract(10, [1])])]
  expect(findContract(groups, 10)?.group.id).toBe(1)
  expect(findContract(groups, 99)).toBeUndefined()
  expect(findContract(groups, undefined)).toBeUndefined()
})
