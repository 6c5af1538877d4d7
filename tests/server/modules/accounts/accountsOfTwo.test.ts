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
  let firstServer: TestServer
  let secondServer: TestServer
  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    firstServer = await startTestServer({ databaseUrl })
    secondServer = await startTestServer({ databaseUrl })
  })
  afterAll(async () => {
    await firstServer.stop()
    await secondServer.stop()
    await postgres.stop()
  })

  test('AUT-6: two servers send one mail for each of the concurrent requests', async () => {
    const emails = Array.from({ length: 9 }, (_, at) => `person${at}@example.com`)
    await Promise.all(
      emails.map((email, at) =>
        (at % 2 ? firstServer : secondServer).read('auth/register', { body: registration(email) }),
      ),
    )
    for (const email of emails) expect(await mailsTo(firstServer, email)).toHaveLength(1)
    expect(await firstServer.database.queries.select().from(mails)).toHaveLength(emails.length)
  })

  test('AUT-5: concurrent registrations of one address at two servers create one account', async () => {
    const email = 'both@example.com'
    await Promise.all(
      [firstServer, secondServer, firstServer, secondServer].map(server =>
        server.read('auth/register', { body: registration(email) }),
      ),
    )
    expect(await mailsTo(secondServer, email)).toHaveLength(4)
    expect(
      (
        await secondServer.call('auth/verify-email', {
          body: {
            token: await newestToken(firstServer, email),
            password: registration(email).password,
          },
        })
      ).status,
    ).toBe(204)
    const signIn = { body: { email, password: registration(email).password } }
    expect((await firstServer.call('auth/login', signIn)).status).toBe(200)
  })

  test('AUT-16: an address registered during its confirmation stays with the new account', async () => {
    const token = await newPerson(firstServer, 'keicia@example.com')
    const email = 'abu@example.com'
    await firstServer.read('profile/email-change-intents', {
      token,
      body: { email, password: registration(email).password },
    })
    const secret = await newestToken(firstServer, email)
    const { queries } = secondServer.database
    const confirmed = await queries.transaction(async tx => {
      const person = { firstName: 'Ona', lastName: 'Kita', passwordHash: 'none', invalidFields: [] }
      await tx.insert(users).values({ ...person, email })
      const answer = firstServer.call('profile/email-change-intents/confirmation', {
        body: { token: secret },
      })
      // The confirmation has found the address free and now waits for this transaction.
      const lockedCount = sql<number>`(select count(*)::integer from pg_stat_activity where wait_event_type = 'Lock')`
      await expect
        .poll(async () => (await queries.select({ count: lockedCount }).from(sql`(select 1) as one`))[0], {
          timeout: 10_000,
        })
        .toEqual({ count: 1 })
      return { answer }
    })
    const response = await confirmed.answer
    expect([response.status, await response.json()]).toMatchObject([410, { code: 'link_expired' }])
    expect((await firstServer.read('auth/users/me', { token })).data.email).toBe('keicia@example.com')
  })

  test('AUT-13 AUT-8: two servers share sessions, limits and used links', async () => {
    const email = 'across@example.com'
    const token = await newPerson(firstServer, email)
    expect((await secondServer.call('auth/users/me', { token })).status).toBe(200)
    for (let attempt = 1; attempt <= 5; attempt++)
      expect(
        (await (attempt % 2 ? firstServer : secondServer).call('auth/forgot-password', { body: { email } }))
          .status,
      ).toBe(204)
    for (const server of [firstServer, secondServer])
      expect((await server.call('auth/forgot-password', { body: { email } })).status).toBe(429)
    const secret = await newestToken(secondServer, email)
    const body = { token: secret, password: 'nauja-pieva-99', passwordConfirmation: 'nauja-pieva-99' }
    const responses = await Promise.all(
      [firstServer, secondServer].map(server => server.call('auth/reset-password', { body })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410])
    expect((await secondServer.call('auth/users/me', { token })).status).toBe(401)
  })
})
