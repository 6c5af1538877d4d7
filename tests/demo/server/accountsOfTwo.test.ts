import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails } from '../../../demo/server/database/accountsSchema.ts'
import { mailsTo, newestToken } from '../../support/mail.ts'
import { newPerson, registration } from '../../support/people.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

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

  test('AUT-6: what is asked of both at once is answered by one mail for each asking', async () => {
    const emails = Array.from({ length: 9 }, (_, at) => `person${at}@example.com`)
    await Promise.all(
      emails.map((email, at) => (at % 2 ? one : two).read('auth/register', { body: registration(email) })),
    )
    for (const email of emails) expect(await mailsTo(one, email)).toHaveLength(1)
    expect(await one.database.queries.select().from(mails)).toHaveLength(emails.length)
  })

  test('AUT-5: one address registered at both at once becomes one account', async () => {
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

  test('AUT-13 AUT-8: sessions, limits and used links of one hold at the other', async () => {
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
