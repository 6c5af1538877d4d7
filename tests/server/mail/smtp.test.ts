import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail } from '../../../server/mail/queueMail.ts'
import { mails } from '../../../server/mail/tables.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { type SmtpServer, startSmtp } from '../../support/smtp.ts'

let smtp: SmtpServer
let server: TestServer
beforeAll(async () => {
  smtp = await startSmtp()
  server = await startTestServer({ environment: { SMTP_URL: `${smtp.url}?from=labas@portal.example` } })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

const email = 'unconfirmed@example.com'
const resend = (language: string) =>
  server.read('auth/verify-email/resend', { body: { email }, headers: { 'Accept-Language': language } })
const waiting = () => server.database.queries.select().from(mails)

/** The text of a mail, decoded and unwrapped. */
function textOf(source: string): string {
  const [head = '', ...rest] = source.split('\n\n')
  const body = rest.join('\n\n')
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const unwrapped = body
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
  return /^Content-Transfer-Encoding: quoted-printable/im.test(head) ? unwrapped : body
}

test('AUT-6: with an SMTP server the link is mailed and not stored', async () => {
  await resend('lt')
  await expect.poll(() => smtp.received.length).toBe(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({ from: 'labas@portal.example', to: [email] })
  const text = textOf(mail?.source ?? '')
  expect(text).toContain('šiuo el. pašto adresu sukurta gyventojų savitarnos paskyra')
  const [, token] = new RegExp(`${server.url}/verify-email#token=([\\w-]{43})`).exec(text) ?? []
  await expect.poll(waiting).toEqual([])
  expect((await server.call('auth/verify-email', { body: { token } })).status).toBe(204)
})

test('AUT-8: a busy SMTP server is tried again later and receives the mail once', async () => {
  smtp.refuse(1)
  await server.read('auth/forgot-password', { body: { email } })
  await expect.poll(waiting).toMatchObject([{ recipient: email, tries: 1 }])
  await expect
    .poll(async () => (await waiting())[0]?.nextTryAt.getTime())
    .toBe(server.clock.now.getTime() + 20_000)
  expect(smtp.received).toHaveLength(1)
  server.clock.advance(20)
  // Queueing any mail wakes the delivery.
  await server.read('auth/forgot-password', { body: { email: 'nobody@example.com' } })
  await expect.poll(waiting).toEqual([])
  expect(smtp.received).toHaveLength(2)
  expect(smtp.received[1]?.to).toEqual([email])
})

test('AUT-6: user input cannot add a recipient or a header', async () => {
  const sent = smtp.received.length
  const evil = 'a\r\nBcc: victim@example.com\r\n\r\nHello'
  await queueMail(
    server.database.queries,
    {
      recipient: 'one@example.com',
      locale: 'en',
      subject: evil,
      text: `${evil}\r\n.\r\nMAIL FROM:<x@example.com>`,
    },
    server.clock.now,
  )
  await server.read('auth/forgot-password', { body: { email: 'nobody2@example.com' } })
  await expect.poll(() => smtp.received.length).toBe(sent + 1)
  const mail = smtp.received[sent]
  expect(mail?.to).toEqual(['one@example.com'])
  const [head = ''] = (mail?.source ?? '').split('\n\n')
  expect(head).not.toMatch(/^Bcc:/im)
  for (const address of [
    'a,b@example.com',
    'x@example.com>,<y@example.com',
    'z@example.com\r\nRCPT TO:<y@b.example>',
  ]) {
    const response = await server.call('auth/forgot-password', { body: { email: address } })
    expect(await response.json()).toMatchObject({ errors: { email: ['validation.email'] } })
  }
})
