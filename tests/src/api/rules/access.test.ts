import { expect, it } from 'vitest'
import { findContract, groupsForRole, startRole } from '../../../../src/api/rules/access.ts'
import { currentRole, guestRole } from '../../../../src/api/rules/currentRole.ts'
import { permissionsOn } from '../../../../src/api/rules/permissions.ts'
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

it('PER-1: a session starts in the stored role, else in the first that holds a contract, else in the first', () => {
  const tenant = { ...owner, id: 2 }
  const both = { ...user, roles: [owner, tenant] }
  const groups = [group(1, [contract(10, [2])])]
  expect(startRole(both, groups, 1)).toBe(owner)
  expect(startRole(both, groups, undefined)).toBe(tenant)
  expect(startRole(both, groups, 9)).toBe(tenant)
  expect(startRole(both, [], undefined)).toBe(owner)
  expect(startRole({ ...user, roles: [] }, groups, 2)).toBeUndefined()
})

it('SEC-3: the roles in a contract permit together, and an unconfirmed one does not vote', () => {
  const voter = { ...owner, permissions: ['bills', 'vote'] }
  const president = { ...owner, id: 7, permissions: ['house', 'vote'] }
  const both = { ...user, roles: [voter, president] }
  expect(permissionsOn(both, contract(10, [1]))).toEqual(['bills', 'vote'])
  const unconfirmed = { ...contract(10, [1, 7]), unconfirmedRoleIds: [1] }
  expect(permissionsOn(both, unconfirmed)).toEqual(['bills', 'house', 'vote'])
  expect(permissionsOn(both, { ...unconfirmed, unconfirmedRoleIds: [1, 7] })).toEqual(['bills', 'house'])
  expect(permissionsOn(undefined, contract(10, [1]))).toEqual([])
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
