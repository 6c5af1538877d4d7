import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { accountLinks, users } from '../../../../server/modules/accounts/tables.ts'
import { mailsTo, newestToken, tokenOf } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

const email = 'unconfirmed@example.com'

onEachDatabase('Confirming an e-mail address', server => {
  const resend = (recipient: string, headers: Readonly<Record<string, string>> = {}) =>
    server().call('auth/verify-email/resend', { body: { email: recipient }, headers })
  const verify = (token: string) => server().call('auth/verify-email', { body: { token } })
  const resetRateLimits = () => server().database.queries.delete(rateLimits)

  test("AUT-2 I18-1: resends the link in the requester's language", async () => {
    for (const [language, subject] of [
      ['en', 'Confirm your email address'],
      ['lt-LT,lt;q=0.9', 'Patvirtinkite savo el. paštą'],
      ['lv', 'Apstipriniet savu e-pasta adresi'],
      ['ru', 'Подтвердите адрес эл. почты'],
    ] as const) {
      expect((await resend(email, { 'Accept-Language': language })).status).toBe(204)
      const [mail] = await mailsTo(server(), email)
      expect(mail).toMatchObject({ subject, recipient: email })
      expect(mail?.link).toMatch(/^\/verify-email#token=[\w-]{43}$/)
    }
  })

  test('AUT-2 AUT-8: answers alike for an unconfirmed, a confirmed and an unknown address', async () => {
    const answers = []
    for (const recipient of [email, 'owner@example.com', 'nobody@example.com']) {
      const response = await resend(recipient)
      const headers = [...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name))
      answers.push({ status: response.status, body: await response.text(), headers })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await mailsTo(server(), 'owner@example.com')).toEqual([])
    expect(await mailsTo(server(), 'nobody@example.com')).toEqual([])
  })

  test('AUT-2: the sixth mail to one address within an hour is rate limited, known or not', async () => {
    for (const recipient of [email, 'nobody@example.com']) {
      await resetRateLimits()
      for (let attempt = 1; attempt <= 5; attempt++) expect((await resend(recipient)).status).toBe(204)
      const limited = await resend(recipient.toUpperCase())
      expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '3600'])
    }
    server().clock.advance(3600)
    expect((await resend(email)).status).toBe(204)
    await resetRateLimits()
  })

  test('AUT-2: one network address can cause at most twenty mails an hour, even concurrently', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => (await resend(`person${at}@example.com`)).status),
    )
    expect(statuses.filter(status => status === 204)).toHaveLength(20)
    expect(statuses.filter(status => status === 429)).toHaveLength(10)
    await resetRateLimits()
  })

  test('AUT-6: only the newest link works, once, and the database stores only its hash', async () => {
    await resend(email)
    const olderToken = await newestToken(server(), email)
    await resend(email)
    const token = await newestToken(server(), email)
    const rows = await server().database.queries.select().from(accountLinks)
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([
      createHash('sha256').update(token).digest('base64url'),
    ])
    for (const invalidToken of [olderToken, 'nonsense', `${token}x`, token.toLowerCase()]) {
      const response = await verify(invalidToken)
      expect([response.status, await response.json()]).toMatchObject([410, { code: 'link_expired' }])
    }
    const signIn = { body: { email, password: 'resident-demo' } }
    expect((await server().call('auth/login', signIn)).status).toBe(403)
    const responses = await Promise.all([verify(token), verify(token)])
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410])
    expect((await server().call('auth/login', signIn)).status).toBe(200)
    await server().database.queries.update(users).set({ confirmedAt: null }).where(eq(users.email, email))
  })

  test('AUT-6: a link expires after two days', async () => {
    await resend(email)
    const token = await newestToken(server(), email)
    server().clock.advance(2 * 86_400)
    expect((await verify(token)).status).toBe(410)
  })

  test('AUT-6: reports a missing secret and a used one with different errors', async () => {
    for (const body of [{}, { token: '' }]) {
      const response = await server().call('auth/verify-email', { body })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: { token: ['validation.required'] } })
    }
  })

  test('ERR-1: the log contains neither addresses nor secrets', async () => {
    await resend(email)
    const [mail] = await mailsTo(server(), email)
    await verify(tokenOf(mail))
    expect(server().log.join('\n')).not.toContain(tokenOf(mail))
    expect(server().log.join('\n')).not.toContain('@example.com')
    await server().database.queries.update(users).set({ confirmedAt: null }).where(eq(users.email, email))
  })
})
