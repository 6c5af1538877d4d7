import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/seed/people.ts'
import { sessions } from '../../../../server/modules/accounts/tables.ts'
import { contracts, userContracts } from '../../../../server/modules/contracts/tables.ts'
import { helpDeskTasks } from '../../../../server/modules/helpDesk/tables.ts'
import { messages } from '../../../../server/modules/messages/tables.ts'
import { offers } from '../../../../server/modules/offers/tables.ts'
import { unreads } from '../../../../server/modules/unreads/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import type { TestServer } from '../../../support/server.ts'

const alfaSite = 'https://www.alfa.example'
const betaSite = 'https://www.beta.example'
const alfa = 1
/** An account with contracts of three vendors. */
const email = 'many@example.com'
const userId = 5

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

async function signInAt(
  server: TestServer,
  origin: string | undefined,
  userAgent = firefox,
  address = email,
): Promise<string> {
  const { data } = await server.read('auth/login', {
    body: { email: address, password: demoPassword },
    headers: { 'User-Agent': userAgent, ...(origin && { Origin: origin }) },
  })
  return data.token
}

const status = async (server: TestServer, token: string, path: string, origin?: string) =>
  (await server.call(path, { token, headers: origin ? { Origin: origin } : {} })).status

onEachDatabase('Sessions', server => {
  test('SEC-17: a token that is stolen on one site is refused on another, and its session stays', async () => {
    const token = await signInAt(server(), alfaSite)
    for (const path of ['auth/users/me', 'contracts/1/invoices/last', 'profile/export'])
      expect(await status(server(), token, path, betaSite), path).toBe(401)
    expect(await status(server(), token, 'auth/users/me', server().url)).toBe(401)
    expect(await status(server(), token, 'auth/users/me', alfaSite)).toBe(200)
  })

  test('SEC-17: a program that signs in without a page has a token for every origin', async () => {
    const token = await signInAt(server(), undefined)
    expect(await status(server(), token, 'auth/users/me', alfaSite)).toBe(200)
    expect(await status(server(), token, 'auth/users/me')).toBe(200)
  })

  test("SEC-17: a token of a vendor's site opens nothing of other vendors, in any list, file or count", async () => {
    const { queries } = server().database
    const headers = { Origin: alfaSite }
    const token = await signInAt(server(), alfaSite)
    const whole = await signInAt(server(), server().url)
    const held = await queries
      .selectDistinct({
        id: contracts.id,
        vendorId: contracts.vendorId,
        organizationId: contracts.organizationId,
      })
      .from(userContracts)
      .innerJoin(contracts, eq(contracts.id, userContracts.contractId))
      .where(eq(userContracts.userId, userId))
    const foreign = held.filter(({ vendorId }) => vendorId !== alfa)
    const foreignIds = new Set(foreign.map(({ id }) => id))
    const one = foreign[0]
    if (!one) throw new Error('The account has no contract of another vendor.')

    for (const path of [
      `contracts/${one.id}/invoices/last`,
      `contracts/${one.id}/meters`,
      `contracts/${one.id}/holders`,
      `messages?contractId=${one.id}`,
      `offers?contractId=${one.id}`,
      `help-desk-tasks?contractId=${one.id}`,
      `current-events?contractId=${one.id}`,
      `organizations/${one.organizationId}/settings`,
      `organization-groups/${one.vendorId}/live-chat`,
    ]) {
      expect([path, await status(server(), token, path, alfaSite)]).toEqual([path, 404])
      expect([path, await status(server(), whole, path)]).not.toEqual([path, 404])
    }

    for (const path of ['messages', 'help-desk-tasks', 'current-events']) {
      const { data } = await server().read(path, { token, headers })
      const contractIds = (data as { contractId: number | null }[]).map(({ contractId }) => contractId)
      expect([path, contractIds.filter(id => id !== null && foreignIds.has(id))]).toEqual([path, []])
    }
    const { data: groups } = await server().read('organization-groups/contracts', { token, headers })
    expect(groups.map(({ id }: { id: number }) => id)).toEqual([alfa])
    const { data: wholeGroups } = await server().read('organization-groups/contracts', { token: whole })
    expect(wholeGroups.length).toBeGreaterThan(1)
    const { data: special } = await server().read('offers', { token, headers })
    expect(
      special.filter((row: { organizationGroupId: number }) => row.organizationGroupId !== alfa),
    ).toEqual([])

    const [message] = await queries
      .select({ id: messages.id, type: messages.type })
      .from(messages)
      .where(eq(messages.organizationId, one.organizationId))
    if (message)
      expect(await status(server(), token, `types/${message.type}/messages/${message.id}`, alfaSite)).toBe(
        404,
      )
    const [offer] = await queries.select({ id: offers.id }).from(offers).where(ne(offers.vendorId, alfa))
    if (offer) expect(await status(server(), token, `offers/${offer.id}`, alfaSite)).toBe(404)

    const exported = await server().read('profile/export', { token, headers })
    expect(exported.data.contracts).toHaveLength(held.length - foreign.length)
  })

  test('SEC-17: unread counters, and what is marked as read, leave out other vendors', async () => {
    const { queries } = server().database
    const headers = { Origin: betaSite }
    const token = await signInAt(server(), betaSite, firefox, 'owner@example.com')
    const isForeign = and(eq(unreads.userId, 1), ne(unreads.vendorId, 2), eq(unreads.module, 'helpDeskTasks'))
    const foreign = await queries.select({ id: unreads.itemId }).from(unreads).where(isForeign)
    expect(foreign.length).toBeGreaterThan(0)
    const { data } = await server().read('profile/unreads/helpDeskTasks', { token, headers })
    expect(data.ids.filter((id: number) => foreign.some(row => row.id === id))).toEqual([])
    const reads = foreign.map(({ id }) => ({ category: 'helpDeskTasks', id }))
    await server().read('profile/reads', { method: 'PUT', token, headers, body: { reads } })
    expect(await queries.select({ id: unreads.itemId }).from(unreads).where(isForeign)).toEqual(foreign)
  })

  test('SEC-17: a request of another vendor is neither read nor continued', async () => {
    const { queries } = server().database
    const token = await signInAt(server(), betaSite, firefox, 'owner@example.com')
    const [task] = await queries
      .select({ id: helpDeskTasks.id })
      .from(helpDeskTasks)
      .where(and(eq(helpDeskTasks.userId, 1), eq(helpDeskTasks.vendorId, alfa)))
    expect(await status(server(), token, `help-desk-tasks/${task?.id}`, betaSite)).toBe(404)
    const cancelled = await server().call(`help-desk-tasks/${task?.id}/cancel`, {
      method: 'POST',
      token,
      headers: { Origin: betaSite },
    })
    expect(cancelled.status).toBe(404)
  })

  test('SEC-18: a session ends after three days without a call, and not while it is used', async () => {
    const token = await signInAt(server(), undefined)
    const unused = await signInAt(server(), undefined)
    const hours = 3600
    server().clock.advance(71 * hours)
    expect(await status(server(), token, 'auth/users/me')).toBe(200)
    server().clock.advance(1 * hours)
    expect(await status(server(), unused, 'auth/users/me')).toBe(401)
    expect(await status(server(), unused, 'contracts/1/meters')).toBe(401)
    server().clock.advance(70 * hours)
    expect(await status(server(), token, 'auth/users/me')).toBe(200)
  })

  test('PRF-4: lists where the account is signed in, without network addresses, and ends the others', async () => {
    const { queries } = server().database
    await queries.delete(sessions).where(eq(sessions.userId, userId))
    const atAlfa = await signInAt(server(), alfaSite, safari)
    server().clock.advance(600)
    const own = await signInAt(server(), server().url)
    const program = await signInAt(server(), undefined, 'curl/8.5.0')
    const list = async (token: string) => (await server().read('profile/sessions', { token })).data
    const rows = await list(own)
    expect(rows).toHaveLength(3)
    expect(rows.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual({
      id: expect.any(Number),
      isCurrent: true,
      signedInBy: 'password',
      browser: 'Firefox',
      system: 'Windows',
      site: new URL(server().url).host,
      createdAt: server().clock.now.toISOString(),
      lastUsedAt: server().clock.now.toISOString(),
    })
    const phone = rows.at(-1)
    expect(phone).toMatchObject({ browser: 'Safari', system: 'iOS', site: 'www.alfa.example' })
    expect(rows).toContainEqual(expect.objectContaining({ browser: null, system: null, site: null }))
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1"|::1|Mozilla/)

    const end = (path: string, token: string) => server().call(path, { method: 'DELETE', token })
    expect(
      (await end(`profile/sessions/${phone.id}`, await server().signIn('single@example.com'))).status,
    ).toBe(404)
    expect((await end(`profile/sessions/${phone.id}`, own)).status).toBe(204)
    expect((await end(`profile/sessions/${phone.id}`, own)).status).toBe(404)
    expect(await status(server(), atAlfa, 'auth/users/me', alfaSite)).toBe(401)
    expect((await end('profile/sessions', own)).status).toBe(204)
    expect(await status(server(), program, 'auth/users/me')).toBe(401)
    expect(await list(own)).toEqual([expect.objectContaining({ isCurrent: true })])
  })
})
