import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys, rateLimits } from '../../server/http/tables.ts'
import {
  type RetentionRule,
  removeOverdue,
  retentionBatch,
  startRetention,
} from '../../server/jobs/retention.ts'
import { mails } from '../../server/mail/tables.ts'
import { createLink } from '../../server/modules/accounts/links.ts'
import { openLongSession, openSession } from '../../server/modules/accounts/openSession.ts'
import { socialStates } from '../../server/modules/accounts/social/tables.ts'
import { accountLinks, emailChanges, sessions } from '../../server/modules/accounts/tables.ts'
import { contractEmailChanges } from '../../server/modules/contractLinks/tables.ts'
import { paymentOrders } from '../../server/modules/payments/tables.ts'
import { pollSignings, pollVotes } from '../../server/modules/polls/tables.ts'
import { uploads } from '../../server/modules/uploads/tables.ts'
import { retentionRules } from '../../server/retentionRules.ts'
import { testNow } from '../support/fill.ts'
import { onEachDatabase } from '../support/onEachDatabase.ts'
import { retentionServices } from '../support/retentionServices.ts'

/** Source of a session that no page has opened. */
const program = { origin: null, signedInBy: null, vendorIds: null, browser: null, system: null }

const day = 24 * 3600

onEachDatabase('Retention', server => {
  const services = () => retentionServices(server())
  const sweep = () => removeOverdue(services(), retentionRules)

  const sendFile = async (name: string) => {
    const body = new FormData()
    body.set('file', new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' }))
    const response = await fetch(`${server().url}/api/v5/uploads/help-desk`, { method: 'POST', body })
    return ((await response.json()) as { data: { id: string } }).data.id
  }

  test('API-2: removes tokens, links, rate limits, keys and signings at their end and not before', async () => {
    const { database, clock, url } = server()
    const { queries } = database
    await openSession(queries, 1, program, clock.now)
    await openLongSession(queries, 1, program, clock.now)
    await createLink(queries, { purpose: 'reset-password', userId: 1, email: 'owner@example.com' }, clock.now)
    await createLink(queries, { purpose: 'newsletter', userId: 1, email: 'owner@example.com' }, clock.now)
    const expiresAt = new Date(clock.now.getTime() + 3_600_000)
    await queries.insert(emailChanges).values({ userId: 1, email: 'a@example.com', expiresAt })
    await queries.insert(contractEmailChanges).values({
      userId: 1,
      vendorId: 1,
      contractId: 1,
      email: 'a@example.com',
      tokenHash: 'a'.repeat(43),
      expiresAt,
    })
    await queries.insert(idempotencyKeys).values({
      scope: 'test',
      key: 'test-key',
      requestHash: 'a'.repeat(43),
      answer: {},
      createdAt: clock.now,
    })
    await server().read('auth/social/authorization-code', {
      body: { provider: 'lumo', purpose: 'sign-in', display: 'page', redirectUrl: `${url}/login` },
    })
    const signing = {
      vendorId: 1,
      pollId: 2,
      contractId: 1,
      userId: 1,
      answers: [],
      redirectUrl: 'x',
      controlCode: '1234',
    }
    await queries.insert(pollSignings).values([
      { ...signing, reference: 'left', state: 'waiting', expiresAt },
      { ...signing, reference: 'done', state: 'completed', expiresAt },
    ])
    const [votes, payments] = [
      await queries.select().from(pollVotes),
      await queries.select().from(paymentOrders),
    ]
    expect(payments.length).toBeGreaterThan(0)
    expect(await sweep()).toEqual({})

    clock.advance(8 * day)
    expect(await sweep()).toMatchObject({
      sessions: expect.any(Number),
      'account links': 1,
      'e-mail changes': 1,
      'contract e-mail changes': 1,
      'social sign-ins': 1,
      'rate limits': expect.any(Number),
      'idempotency keys': 1,
    })
    for (const table of [rateLimits, socialStates, idempotencyKeys, emailChanges, contractEmailChanges])
      expect(await queries.select().from(table)).toEqual([])
    expect(await queries.select().from(accountLinks)).toMatchObject([{ purpose: 'newsletter' }])
    // The session stays, because it can still be renewed; its first token is expired.
    expect(await queries.select().from(sessions).where(eq(sessions.userId, 1))).toHaveLength(1)

    clock.advance(24 * day)
    expect(await sweep()).toMatchObject({ sessions: 1, 'signings without a vote': 1 })
    expect(await queries.select().from(pollSignings)).toMatchObject([{ reference: 'done' }])
    // Votes and payments have no rule.
    expect(await queries.select().from(pollVotes)).toEqual(votes)
    expect(await queries.select().from(paymentOrders)).toEqual(payments)
    clock.now = testNow
  })

  test('SEC-16: removes more overdue rows than a batch, batch by batch', async () => {
    const { database, clock } = server()
    const rows = retentionBatch * 2 + 1
    await database.queries.execute(sql`insert into rate_limits (action, account_hash, address_hash, at)
      select 'test', n, n, ${new Date(clock.now.getTime() - 2 * day * 1000).toISOString()}::timestamptz
      from generate_series(1, ${rows}) n`)
    const [rateLimitsRule] = retentionRules.filter(({ name }) => name === 'rate limits')
    expect(await rateLimitsRule?.removeBatch(services(), clock.now)).toBe(retentionBatch)
    expect(await sweep()).toMatchObject({ 'rate limits': rows - retentionBatch })
    expect(await sweep()).toEqual({})
  })

  test('SEC-16: a rule that fails keeps no later rule from its rows, and both the rule and the job are logged', async () => {
    const { database, clock } = server()
    const { queries } = database
    await queries.execute(sql`insert into rate_limits (action, account_hash, address_hash, at)
      values ('test', 'a', 'b', ${new Date(clock.now.getTime() - 2 * day * 1000).toISOString()}::timestamptz)`)
    const lines: object[] = []
    const logger = {
      ...services().logger,
      error: (fields: object, message: string) => lines.push({ ...fields, message }),
    }
    const failing: RetentionRule = {
      name: 'missing rows',
      async removeBatch() {
        await queries.execute(sql`delete from missing`)
        return 0
      },
    }
    const rules = [failing, ...retentionRules]
    const retention = startRetention({ ...services(), logger }, rules)
    await expect.poll(() => lines).toHaveLength(2)
    await retention.stop()
    expect(await queries.select().from(rateLimits).where(eq(rateLimits.action, 'test'))).toEqual([])
    expect(lines).toMatchObject([
      { rule: 'missing rows', code: '42P01', message: 'overdue rows were not removed' },
      { reason: 'Overdue rows were not removed: missing rows.', message: 'queued work failed' },
    ])
  })

  test('SEC-16: begins no other batch and no other rule once the server stops', async () => {
    const begun: string[] = []
    let stopped: Promise<void> | undefined
    const rule = (name: string): RetentionRule => ({
      name,
      async removeBatch({ database: { queries } }) {
        begun.push(name)
        await queries.execute(sql`select 1`)
        stopped ??= retention.stop()
        return begun.length < 5 ? 1 : 0
      },
    })
    const retention = startRetention(services(), [rule('first'), rule('second')])
    await expect.poll(() => stopped !== undefined).toBe(true)
    await stopped
    expect(begun).toEqual(['first'])
  })

  test('API-2 HLP-2: removes an uploaded file after a day, and leaves its copy in the request that uses it', async () => {
    const { database, clock, dataFolder } = server()
    const { queries } = database
    const [left, used] = [await sendFile('paliktas.pdf'), await sendFile('panaudotas.pdf')]
    const token = await server().signIn('owner@example.com')
    const request = await server().read('help-desk-tasks', {
      token,
      body: {
        organizationId: 1,
        contractId: 1,
        category: 'other',
        phone: '+37061200001',
        message: 'Ar galima gauti antrą raktą nuo rūsio?',
        uploads: [used],
      },
    })
    const pathOf = async (id: string) => {
      const [row] = await queries.select().from(uploads).where(eq(uploads.id, id))
      return join(dataFolder, 'files', row?.path ?? 'none')
    }
    const [leftPath, usedPath] = [await pathOf(left), await pathOf(used)]
    // As if the store had failed to remove it after it was copied into the request.
    writeFileSync(usedPath, '%PDF-1.7 panaudotas')
    await sweep()
    expect([leftPath, usedPath].map(existsSync)).toEqual([true, true])
    clock.advance(day + 1)
    expect(await sweep()).toMatchObject({ uploads: 2 })
    expect([leftPath, usedPath].map(existsSync)).toEqual([false, false])
    expect(await queries.select({ id: uploads.id }).from(uploads)).toEqual([])
    const kept = await server().read(`help-desk-tasks/${request.data.id}`, {
      token: await server().signIn('owner@example.com'),
    })
    expect(kept.data.attachments).toMatchObject([{ name: 'panaudotas.pdf' }])
    clock.now = testNow
  })

  test('API-2: removes undelivered mail after a month', async () => {
    const { database, clock } = server()
    await server().read('auth/forgot-password', { body: { email: 'owner@example.com' } })
    await expect.poll(() => database.queries.select().from(mails)).toHaveLength(1)
    clock.advance(29 * day)
    await sweep()
    expect(await database.queries.select().from(mails)).toHaveLength(1)
    clock.advance(2 * day)
    expect(await sweep()).toMatchObject({ mail: 1 })
    expect(await database.queries.select().from(mails)).toEqual([])
    clock.now = testNow
  })
})
