import { eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedContracts } from '../../../demo/seed/contracts.ts'
import { seedPeople } from '../../../demo/seed/people.ts'
import { randomSecret, sha256 } from '../../../server/common/crypto.ts'
import { roles, sessions } from '../../../server/modules/accounts/tables.ts'
import { userContracts } from '../../../server/modules/contracts/tables.ts'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { modulePermissions } from '../../../src/api/rules/modulePermissions.ts'
import { permissions } from '../../../src/api/schemas/permissions.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'

/** Calls on a contract; unlinking would end the others. */
const calls = allEndpoints.filter(
  ([name, { path, access }]) =>
    access === 'contract' && path.includes('{contract}') && name !== 'contractLinks.unlinkContract',
)
/** Calls that every holder of a contract may make, whatever the role. */
const open = [
  'contractLinks.contractConsentSettings',
  'contractLinks.contractEmail',
  'contractLinks.contractHolders',
  'contractLinks.startContractEmailChange',
  'contractLinks.unlinkContract',
  'contractLinks.updateContractConsents',
  'contractLinks.verifyContractLink',
  'contracts.contractUnreads',
  'contracts.createContractName',
  'contracts.deleteContractName',
  'messages.contractUnread',
  'moveOuts.moveOut',
]

describe('The permissions of calls', () => {
  test('SEC-3: every call on a contract declares one, or is listed as open to every holder', () => {
    const undeclared = allEndpoints.filter(
      ([, { access, permission }]) => access === 'contract' && !permission,
    )
    expect(undeclared.map(([name]) => name).sort()).toEqual(open)
  })

  test('SEC-3: every permission of a page is declared by a call', () => {
    const declared = new Set(allEndpoints.map(([, { permission }]) => permission))
    for (const permission of Object.values(modulePermissions)) expect(declared).toContain(permission)
  })
})

onEachDatabase('Every person and role', server => {
  /** Permissions of each role, by id. */
  const permissionsOfRole = new Map<number, readonly string[]>()
  beforeAll(async () => {
    for (const role of await server().database.queries.select().from(roles))
      permissionsOfRole.set(role.id, role.permissions)
  })

  const tokenOf = async (userId: number) => {
    const token = randomSecret()
    const now = server().clock.now
    await server()
      .database.queries.insert(sessions)
      .values({
        tokenHash: await sha256(token),
        userId,
        createdAt: now,
        seenAt: now,
        expiresAt: new Date(now.getTime() + 60_000),
      })
    return token
  }

  /** Calls that a person's permissions refuse, by name. */
  const refusedCalls = async (userId: number, contract: number) => {
    const token = await tokenOf(userId)
    const refused: string[] = []
    for (const [name, { method, path }] of calls) {
      const filled = path
        .replace('{contract}', String(contract))
        .replace('{module}', 'polls')
        .replace(/\{(payment|signing)\}/, 'a'.repeat(43))
      const answer = await server().call(filled.replace(/\{\w+\}/g, '1'), { method, token })
      if (answer.status === 403) refused.push(name)
      expect([name, answer.status === 401, answer.status >= 500]).toEqual([name, false, false])
    }
    return refused
  }
  const expectedRefusals = (held: readonly string[]) =>
    calls.filter(([, { permission }]) => permission && !held.includes(permission)).map(([name]) => name)

  test.each(seedPeople.map(({ id, email }) => [email, id] as const))(
    'SEC-3: %s is refused exactly the calls whose permission the own roles lack',
    async (_, id) => {
      const contract = seedContracts.find(({ userId }) => userId === id)
      if (!contract) return
      const held = contract.roleIds.flatMap(roleId => permissionsOfRole.get(roleId) ?? [])
      expect(await refusedCalls(id, contract.id)).toEqual(expectedRefusals(held))
    },
  )

  test('SEC-3: each role is refused exactly the calls whose permission it lacks', async () => {
    const { queries } = server().database
    const isLink = eq(userContracts.userId, 7)
    for (const [roleId, held] of permissionsOfRole) {
      expect(permissions).toEqual(expect.arrayContaining([...held]))
      await queries.insert(userContracts).values({ userId: 7, vendorId: 1, contractId: 1, roleId })
      expect([roleId, await refusedCalls(7, 1)]).toEqual([roleId, expectedRefusals(held)])
      const task = {
        organizationId: 1,
        contractId: 1,
        category: 'other',
        phone: '+37061200001',
        message: `Ar galima gauti antrą raktą? ${roleId}`,
        uploads: [],
      }
      const sent = await server().call('help-desk-tasks', { token: await tokenOf(7), body: task })
      expect([roleId, sent.status]).toEqual([roleId, held.includes('help-desk') ? 201 : 403])
      await queries.delete(userContracts).where(isLink)
    }
    expect(permissionsOfRole.get(4)).toEqual(['bills'])
  })

  test('SEC-4: a session that a vendor vouched for reads no contract of another vendor', async () => {
    const token = await tokenOf(1)
    const contracts = seedContracts.filter(({ userId }) => userId === 1)
    await server()
      .database.queries.update(sessions)
      .set({ vendorIds: [2] })
      .where(eq(sessions.tokenHash, await sha256(token)))
    const statuses = await Promise.all(
      contracts.map(async ({ id, vendorId }) => {
        const { status } = await server().call(`contracts/${id}/invoices`, { token })
        return [vendorId === 2, status]
      }),
    )
    expect(new Set(statuses.map(String))).toEqual(new Set(['true,200', 'false,404']))
  })

  test('SEC-3: the menu of a contract lacks the modules that the role may not open', async () => {
    const { queries } = server().database
    await queries.insert(userContracts).values({ userId: 7, vendorId: 1, contractId: 1, roleId: 4 })
    const modulesOf = async (token: string) =>
      (await server().read('menu/sub_header/items?contractId=1', { token })).data.map(
        ({ module }: { module: string }) => module,
      )
    expect(await modulesOf(await tokenOf(7))).toEqual(['bill', 'messages', 'my_contract', 'payment_service'])
    expect(await modulesOf(await tokenOf(1))).toEqual(expect.arrayContaining(['meter', 'poll', 'my_house']))
    await queries.delete(userContracts).where(eq(userContracts.userId, 7))
    expect(await queries.select().from(userContracts).where(ne(userContracts.userId, 7))).not.toEqual([])
  })
})
