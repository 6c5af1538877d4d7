import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from '../../../../server/mail/tables.ts'
import { users } from '../../../../server/modules/accounts/tables.ts'
import { mailsTo, newestToken } from '../../../support/mail.ts'
import { newPerson } from '../../../support/people.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../../support/postgres.ts'
import { registration } from '../../../support/registration.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'

describe.skipIf(!postgresPackage)('Two servers on one database', () => {
  let postgres: Postgres
  let one: TestServer
  let two: TestServer
  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    one = await startTestServer({ databaseUrl })
    two = await startTestServer({ databaseUrl })
  })
  afterAll(async () => {
    await one.stop()
    await two.stop()
    await postgres.stop()
  })

  test('AUT-6: two servers send one mail for each of the concurrent requests', async () => {
    const emails = Array.from({ length: 9 }, (_, at) => `person${at}@example.com`)
    await Promise.all(
      emails.map((email, at) => (at % 2 ? one : two).read('auth/register', { body: registration(email) })),
    )
    for (const email of emails) expect(await mailsTo(one, email)).toHaveLength(1)
    expect(await one.database.queries.select().from(mails)).toHaveLength(emails.length)
  })

  test('AUT-5: concurrent registrations of one address at two servers create one account', async () => {
    const email = 'both@example.com'
    await Promise.all(
      [one, two, one, two].map(server => server.read('auth/register', { body: registration(email) })),
    )
    expect(await mailsTo(two, email)).toHaveLength(4)
    expect(
      (await two.call('auth/verify-email', { body: { token: await newestToken(one, email) } })).status,
    ).toBe(204)
    const signIn = { body: { email, password: registration(email).password } }
    expect((await one.call('auth/login', signIn)).status).toBe(200)
  })

  test('AUT-16: an address registered during its confirmation stays with the new account', async () => {
    const token = await newPerson(one, 'keicia@example.com')
    const email = 'abu@example.com'
    await one.read('profile/email-change-intents', { token, body: { email } })
    const secret = await newestToken(one, email)
    const { queries } = two.database
    const confirmed = await queries.transaction(async tx => {
      const person = { firstName: 'Ona', lastName: 'Kita', passwordHash: 'none', invalidFields: [] }
      await tx.insert(users).values({ ...person, email })
      const answer = one.call('profile/email-change-intents/confirmation', { body: { token: secret } })
      // The confirmation has found the address free and now waits for this transaction.
      const waiting = sql<number>`(select count(*)::integer from pg_stat_activity where wait_event_type = 'Lock')`
      await expect
        .poll(async () => (await queries.select({ count: waiting }).from(sql`(select 1) as one`))[0], {
          timeout: 10_000,
        })
        .toEqual({ count: 1 })
      return { answer }
    })
    const response = await confirmed.answer
    expect([response.status, await response.json()]).toMatchObject([410, { code: 'link_expired' }])
    expect((await one.read('auth/users/me', { token })).data.email).toBe('keicia@example.com')
  })

  test('AUT-13 AUT-8: two servers share sessions, limits and used links', async () => {
    const email = 'across@example.com'
    const token = await newPerson(one, email)
    expect((await two.call('auth/users/me', { token })).status).toBe(200)
    for (let turn = 1; turn <= 5; turn++)
      expect((await (turn % 2 ? one : two).call('auth/forgot-password', { body: { email } })).status).toBe(
        204,
      )
    for (const server of [one, two])
      expect((await server.call('auth/forgot-password', { body: { email } })).status).toBe(429)
    const secret = await newestToken(two, email)
    const body = { token: secret, password: 'nauja-pieva-99', passwordConfirmation: 'nauja-pieva-99' }
    const both = await Promise.all([one, two].map(server => server.call('auth/reset-password', { body })))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410])
    expect((await two.call('auth/users/me', { token })).status).toBe(401)
  })
})
