import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { localFileStore } from '../../../../server/files/localFileStore.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { removeOverdue } from '../../../../server/jobs/retention.ts'
import { users } from '../../../../server/modules/accounts/tables.ts'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { writeMessage } from '../../../../server/modules/liveChat/conversations.ts'
import { chatConversations } from '../../../../server/modules/liveChat/tables.ts'
import { features } from '../../../../server/modules/platform/tables.ts'
import { retentionRules } from '../../../../server/retentionRules.ts'
import { limits } from '../../../../src/api/schemas/limits.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { postgresPackage } from '../../../support/postgres.ts'
import { startTestServer } from '../../../support/server.ts'

interface Message {
  readonly id: number
  readonly from: string
  readonly text: string
}

onEachDatabase('Live chat', server => {
  const chat = (path = '', group = 1) => `organization-groups/${group}/live-chat${path}`
  const authOf = async (email: string) => ({ token: await server().signIn(email) })
  const sendMessage = async (email: string, text: string, key?: string): Promise<Message> =>
    (
      await server().read(chat('/messages'), {
        ...(await authOf(email)),
        body: { text },
        ...(key && { headers: { 'Idempotency-Key': key } }),
      })
    ).data

  /** Answers as the staff page does. */
  const answer = async (userId: number, text: string) => {
    const { database, clock } = server()
    const [conversation] = await database.queries
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.userId, userId))
    if (!conversation) throw new Error('There is no conversation to answer in.')
    return database.queries.transaction(tx => writeMessage(tx, conversation, 'staff', text, clock.now))
  }
  const read = async (email: string, path = '') => server().read(chat(path), await authOf(email))

  test('CHT-1: a user reads the own conversation page by page and no other', async () => {
    const sentMessages = []
    for (const text of ['Laba diena', 'Neveikia <b>liftas</b>', 'Antras įėjimas'])
      sentMessages.push(await sendMessage('owner@example.com', text))
    await answer(1, 'Meistras jau pakeliui')
    const firstPage = await server().read(`${chat('/messages')}?limit=3`, await authOf('owner@example.com'))
    expect(firstPage.data.map(({ text }: Message) => text)).toEqual([
      'Meistras jau pakeliui',
      'Antras įėjimas',
      'Neveikia <b>liftas</b>',
    ])
    expect(firstPage.meta.total).toBe(4)
    const rest = await server().read(
      `${chat('/messages')}?cursor=${firstPage.meta.nextCursor}`,
      await authOf('owner@example.com'),
    )
    expect(rest).toMatchObject({
      data: [{ text: 'Laba diena', from: 'resident' }],
      meta: { nextCursor: null },
    })
    expect((await read('single@example.com', '/messages')).data).toEqual([])
    const events = await server().call(chat('/events'), await authOf('single@example.com'))
    expect(await events.text()).toBe('')
    // Another user's cursor is refused.
    const response = await server().call(
      `${chat('/messages')}?cursor=${firstPage.meta.nextCursor}`,
      await authOf('single@example.com'),
    )
    expect(response.status).toBe(422)
  })

  test('CHT-1: a staff message is unread until it is read, and then stays read', async () => {
    await sendMessage('board@example.com', 'Ar galima atsiskaityti kortele?')
    const { id } = await answer(3, 'Taip, nuo pirmadienio')
    const mark = async (upTo: number, email = 'board@example.com') =>
      server().call(chat('/reads'), { ...(await authOf(email)), method: 'PUT', body: { upTo } })
    // Read positions belong to the user's own conversation.
    await sendMessage('single@example.com', 'Ačiū')
    await mark(id, 'single@example.com')
    expect((await read('board@example.com')).data).toMatchObject({ unread: 1, lastId: id })
    expect((await mark(id)).status).toBe(204)
    await mark(1)
    expect((await read('board@example.com')).data.unread).toBe(0)
    // Ids beyond the newest message do not mark later ones as read.
    await mark(2_000_000_000)
    await answer(3, 'Ir banko pavedimu')
    expect((await read('board@example.com')).data.unread).toBe(1)
  })

  test('CHT-2: answers 404 without a contract with the vendor, 403 if the vendor or platform has no chat', async () => {
    const status = async (email: string, group: number) =>
      (await server().call(chat('', group), await authOf(email))).status
    expect(await status('single@example.com', 2)).toBe(404)
    expect(await status('single@example.com', 999_999)).toBe(404)
    expect(await status('owner@example.com', 2)).toBe(403)
    const { queries } = server().database
    const isLiveChat = eq(features.name, 'live_chat')
    await queries.update(features).set({ isEnabled: false }).where(isLiveChat)
    expect(await status('owner@example.com', 1)).toBe(403)
    await queries.update(features).set({ isEnabled: true }).where(isLiveChat)
    expect(await status('owner@example.com', 1)).toBe(200)
  })

  test('CHT-1: the same message with the same idempotency key is stored once', async () => {
    const totalBefore = (await read('single@example.com', '/messages')).meta.total
    const key = crypto.randomUUID()
    const [firstMessage, secondMessage] = await Promise.all([
      sendMessage('single@example.com', 'Vieną kartą', key),
      sendMessage('single@example.com', 'Vieną kartą', key),
    ])
    expect(secondMessage).toEqual(firstMessage)
    expect((await read('single@example.com', '/messages')).meta.total).toBe(totalBefore + 1)
    const conflict = await server().call(chat('/messages'), {
      ...(await authOf('single@example.com')),
      body: { text: 'Kitas tekstas' },
      headers: { 'Idempotency-Key': key },
    })
    expect([conflict.status, await conflict.json()]).toMatchObject([409, { code: 'idempotency_conflict' }])
  })

  test('CHT-1: refuses empty and oversized messages at their field, and too many with 429', async () => {
    const status = async (text: unknown) => {
      const response = await server().call(chat('/messages'), {
        ...(await authOf('single@example.com')),
        body: { text },
      })
      const { errors } = (await response.json()) as { errors?: object }
      return [response.status, errors]
    }
    expect(await status('   ')).toEqual([422, { text: ['validation.required'] }])
    expect(await status('ž'.repeat(limits.chatMessage.max + 1))).toEqual([
      422,
      { text: ['validation.message_long'] },
    ])
    expect((await status(`a\u0000b`))[0]).toBe(422)
    expect((await status('ž'.repeat(limits.chatMessage.max)))[0]).toBe(201)
    await server().database.queries.delete(rateLimits)
    for (let count = 0; count < limits.chatMessage.perMinute; count++)
      await sendMessage('single@example.com', `${count}`)
    const limited = await server().call(chat('/messages'), {
      ...(await authOf('single@example.com')),
      body: { text: 'Dar' },
    })
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60'])
    await server().database.queries.delete(rateLimits)
  })

  test('CHT-1: events contain missed and new messages in order and end with the session', async () => {
    const token = (
      await server().read('auth/login', { body: { email: 'many@example.com', password: 'resident-demo' } })
    ).data.token
    const firstMessage = await sendMessage('many@example.com', 'Pirmas')
    await sendMessage('many@example.com', 'Antras\n\nevent: message\ndata: {"id":1}')
    const response = await server().call(`${chat('/events')}?after=${firstMessage.id}`, {
      token,
      headers: { Accept: 'text/event-stream' },
    })
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    const lines = eventsOf(response)
    expect((await lines.next()).value).toMatchObject({ text: 'Antras\n\nevent: message\ndata: {"id":1}' })
    const [user] = await server()
      .database.queries.select()
      .from(chatConversations)
      .orderBy(chatConversations.id)
      .then(rows => rows.slice(-1))
    const staffMessage = await answer(user?.userId ?? 0, 'Atsakymas')
    expect((await lines.next()).value).toMatchObject({
      id: staffMessage.id,
      from: 'staff',
      text: 'Atsakymas',
    })
    await server().read('auth/logout', { token, method: 'POST' })
    await answer(user?.userId ?? 0, 'Po išėjimo')
    expect(await lines.next()).toEqual({ done: true, value: undefined })
  })

  test('CHT-2: events end when the resident has no contract with the vendor any more', async () => {
    const { queries } = server().database
    const email = 'single@example.com'
    const { id } = await sendMessage(email, 'Ar kas nors yra?')
    const response = await server().call(`${chat('/events')}?after=${id}`, {
      ...(await authOf(email)),
      headers: { Accept: 'text/event-stream' },
    })
    const lines = eventsOf(response)
    const [user] = await queries.select().from(users).where(eq(users.email, email))
    const userId = user?.id ?? 0
    await answer(userId, 'Laba diena')
    expect((await lines.next()).value).toMatchObject({ text: 'Laba diena' })
    const held = await queries.delete(userContracts).where(eq(userContracts.userId, userId)).returning()
    await answer(userId, 'Po sutarties')
    expect(await lines.next()).toEqual({ done: true, value: undefined })
    await queries.insert(userContracts).values(held)
  })

  test('SEC-9: a resident has ten event streams of a vendor open; the oldest ends when another one opens', async () => {
    const auth = await authOf('owner@example.com')
    const open = async () => {
      const response = await server().call(chat('/events'), {
        ...auth,
        headers: { Accept: 'text/event-stream' },
      })
      return response.body?.getReader()
    }
    const readers: Awaited<ReturnType<typeof open>>[] = []
    for (let count = 0; count < 11; count++) {
      const reader = await open()
      await reader?.read()
      readers.push(reader)
    }
    const [oldest, ...others] = readers
    let isDone = false
    while (!isDone) isDone = (await oldest?.read())?.done ?? true
    const next = others.map(reader => reader?.read())
    await answer(1, 'Visiems langams')
    expect((await Promise.all(next)).map(chunk => chunk?.done)).toEqual(others.map(() => false))
    for (const reader of others) await reader?.cancel()
  })

  test("CHT-1: reports the staff's reply time once there are enough answers", async () => {
    expect((await read('owner@example.com')).data.repliesWithinMinutes).toBe(null)
    for (let count = 0; count < 6; count++) {
      await sendMessage('owner@example.com', `Klausimas ${count}`)
      server().clock.advance(240)
      await answer(1, 'Atsakymas')
      // A second message of the staff does not count as an answer.
      await answer(1, 'Ir dar')
    }
    expect((await read('owner@example.com')).data.repliesWithinMinutes).toBe(4)
  })

  test("PRF-1: the export contains the user's messages and the staff's answers", async () => {
    const { data } = await server().read('profile/export', await authOf('owner@example.com'))
    expect(data.conversations).toContainEqual(
      expect.objectContaining({ vendor: 'Alfa namai', author: 'resident', text: 'Neveikia <b>liftas</b>' }),
    )
    expect(data.conversations).toContainEqual(
      expect.objectContaining({ author: 'staff', text: 'Meistras jau pakeliui' }),
    )
    expect(JSON.stringify(data.conversations)).not.toContain('kortele')
  })

  test('API-2: a conversation is deleted two years after its last message', async () => {
    const { database, clock, dataFolder } = server()
    const silentLogger = { info: () => {}, warn: () => {}, error: () => {} }
    const removeAfter = (days: number) =>
      removeOverdue(
        {
          database,
          clock: () => new Date(clock.now.getTime() + days * 86_400_000),
          files: localFileStore(dataFolder),
          logger: silentLogger,
        },
        retentionRules,
      )
    expect((await removeAfter(limits.chatDays - 1)).conversations).toBeUndefined()
    expect((await removeAfter(limits.chatDays + 1)).conversations).toBeGreaterThan(3)
    expect((await database.queries.select().from(chatConversations)).length).toBe(0)
  })
})

test.skipIf(!postgresPackage)('CHT-1: a message written in one process is heard in another', async () => {
  const { startPostgres } = await import('../../../support/postgres.ts')
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const firstServer = await startTestServer({ databaseUrl })
  const secondServer = await startTestServer({ databaseUrl })
  const token = await firstServer.signIn('owner@example.com')
  const path = 'organization-groups/1/live-chat'
  const response = await secondServer.call(`${path}/events`, {
    token,
    headers: { Accept: 'text/event-stream' },
  })
  const lines = eventsOf(response)
  await firstServer.read(`${path}/messages`, { token, body: { text: 'Iš kito' } })
  expect((await lines.next()).value).toMatchObject({ text: 'Iš kito' })
  // Stopping a server ends its streams, so that clients reconnect to another one.
  const stopping = secondServer.stop()
  expect((await lines.next()).done).toBe(true)
  await Promise.all([stopping, firstServer.stop()])
  await postgres.stop()
})

/** Yields the messages of an event stream. */
async function* eventsOf(response: Response): AsyncGenerator<Message, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data) yield JSON.parse(data)
    }
  }
  return undefined
}
