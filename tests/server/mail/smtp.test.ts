import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../demo/mock-providers/startMailServer.ts'
import type { Mail, MailConsent } from '../../../server/mail/Mail.ts'
import { queueMail } from '../../../server/mail/queueMail.ts'
import { mails } from '../../../server/mail/tables.ts'
import { setConsent } from '../../../server/modules/accounts/consents.ts'
import { contractSettings } from '../../../server/modules/contractLinks/tables.ts'
import { organizations } from '../../../server/modules/vendors/tables.ts'
import { update } from '../../../server/vendorCommand/vendorCommands.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let smtp: MailServer
let server: TestServer
beforeAll(async () => {
  smtp = await startMailServer()
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

let askers = 0
/** Wakes the delivery, which queueing any account mail does. */
const wake = () => server.read('auth/forgot-password', { body: { email: `nobody${askers++}@example.com` } })

async function send(mail: Pick<Mail, 'kind'> & Partial<Mail>) {
  const sent = smtp.received.length
  await queueMail(
    server.database.queries,
    { recipient: 'one@example.com', locale: 'en', ...mail },
    server.clock.now,
  )
  await wake()
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(sent + 1)
  const received = smtp.received[sent]
  if (!received) throw new Error('The mail was not received.')
  const header = (name: string) => received.mail.headers.find(({ key }) => key === name)?.value
  return { ...received, header }
}

test('AUT-6 MAI-1: with an SMTP server the link is mailed as text and as HTML, and not stored', async () => {
  await resend('lt')
  await expect.poll(() => smtp.received.length).toBe(1)
  const [{ from, to, mail } = { mail: undefined }] = smtp.received
  expect({ from, to }).toEqual({ from: 'labas@portal.example', to: [email] })
  expect(mail).toMatchObject({
    subject: 'Patvirtinkite savo el. paštą',
    from: { name: 'Gyventojų savitarna', address: 'labas@portal.example' },
  })
  const links = [mail?.text, mail?.html].map(
    part => new RegExp(`${server.url}/verify-email#token=([\\w-]{43})`).exec(part ?? '')?.[1],
  )
  for (const part of [mail?.text, mail?.html])
    expect(part).toContain('šiuo el. pašto adresu sukurta gyventojų savitarnos paskyra')
  expect(links[0]).toBeTruthy()
  expect(links[1]).toBe(links[0])
  await expect.poll(waiting).toEqual([])
  expect((await server.call('auth/verify-email', { body: { token: links[0] } })).status).toBe(204)
})

test('AUT-8: a busy SMTP server is tried again later and receives the mail once', async () => {
  smtp.refuse(1)
  const sent = smtp.received.length
  await server.read('auth/forgot-password', { body: { email } })
  await expect.poll(waiting).toMatchObject([{ recipient: email, tries: 1 }])
  await expect
    .poll(async () => (await waiting())[0]?.nextTryAt.getTime())
    .toBe(server.clock.now.getTime() + 20_000)
  expect(smtp.received).toHaveLength(sent)
  server.clock.advance(20)
  await wake()
  await expect.poll(waiting).toEqual([])
  expect(smtp.received).toHaveLength(sent + 1)
  expect(smtp.received[sent]?.to).toEqual([email])
})

test('MAI-1: a mail has a text part, an HTML part and the vendor’s logo as an inline image', async () => {
  const { mail, source } = await send({ kind: 'contractEmail', vendorId: 1, organizationId: 1, link: '/x' })
  expect(mail.headers.find(({ key }) => key === 'content-type')?.value).toMatch(
    /^multipart\/(alternative|related)/,
  )
  const types = [...source.matchAll(/^Content-Type: ([\w/]+)/gim)].map(([, type]) => type)
  expect(types).toContain('multipart/alternative')
  expect(types.indexOf('text/plain')).toBeLessThan(types.indexOf('text/html'))
  expect(mail.attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', contentId: '<logo>' },
  ])
  expect(mail.html).toContain('src="cid:logo"')
  const [logo] = mail.attachments
  expect(
    Buffer.from(logo?.content as ArrayBuffer)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('MAI-2: a mail about a contract is sent in the vendor’s name, and replies go to its help desk', async () => {
  const { mail } = await send({ kind: 'contractEmail', vendorId: 1, organizationId: 1, link: '/x' })
  expect(mail.from).toMatchObject({ name: 'Alfa namai', address: 'labas@portal.example' })
  expect(mail.replyTo).toMatchObject([{ name: 'Alfa namai Vilnius', address: 'pagalba@alfa.example' }])
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('Alfa namai Vilnius')
    expect(part).toContain('pagalba@alfa.example')
    expect(part).toContain('+370 5 555 0101')
  }
})

test('VND-6, MAI-2: mails come from the address that the operators’ command set, and no more once it is removed', async () => {
  const services = { ...server, clock: () => server.clock.now, logger: console, privateOrigins: [] }
  const contractMail = { kind: 'contractEmail', vendorId: 1, organizationId: 1, link: '/x' } as const
  await update.run(services, ['alfa'], { sender: 'saskaitos@alfa.example' })
  const own = await send(contractMail)
  expect(own.from).toBe('saskaitos@alfa.example')
  expect(own.mail.from).toMatchObject({ name: 'Alfa namai', address: 'saskaitos@alfa.example' })
  const other = await send({ ...contractMail, vendorId: 3, organizationId: 8 })
  expect(other.mail.from).toMatchObject({ address: 'labas@portal.example' })
  await update.run(services, ['alfa'], { sender: '' })
  expect((await send(contractMail)).mail.from).toMatchObject({ address: 'labas@portal.example' })
})

test('MAI-2: a mail that concerns no vendor is sent in the portal’s name', async () => {
  const { mail } = await send({ kind: 'passwordChanged', locale: 'ru', link: '/forgot-password' })
  expect(mail.from).toMatchObject({ name: 'Портал жителя' })
  expect(mail.replyTo).toMatchObject([{ address: 'info@residents.example' }])
  expect(mail.attachments).toEqual([])
})

test('MAI-1: headers with diacritics and a very long name arrive whole, on lines of at most 998 bytes', async () => {
  const name =
    `Dzīvokļu īpašnieku kooperatīvā sabiedrība „Čakļā ģimene – ${'ļoti garš nosaukums '.repeat(14)}“`.trim()
  const { queries } = server.database
  await queries.update(organizations).set({ name }).where(eq(organizations.id, 8))
  const service = `Siltums, ${'karstais ūdens un apkure '.repeat(12)}`.trim()
  const { mail, source } = await send({
    kind: 'receipt',
    locale: 'lv',
    vendorId: 3,
    organizationId: 8,
    placeholders: { service, amount: '1234,56 €', day: '2026. gada 21. novembris' },
    facts: [['Par ko samaksāts', service]],
    link: '/card-payment?payment=x',
  })
  expect(mail.subject).toBe(`Kvīts: ${service}`)
  expect(mail.replyTo).toMatchObject([{ name, address: 'riga@gama.example' }])
  expect(mail.text).toContain(name)
  expect(mail.html).toContain(name)
  // Bytes above 127 in headers need SMTPUTF8, which not every server has.
  const [head = ''] = source.split('\r\n\r\n')
  expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/)
  expect(Math.max(...source.split('\r\n').map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
})

test('MAI-3: mails say that no person wrote them, and keep their Message-ID when they are sent again', async () => {
  const createdAt = server.clock.now
  const { mail, header } = await send({ kind: 'passwordChanged', link: '/forgot-password' })
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('x-auto-response-suppress')).toBe('All')
  expect(header('content-language')).toBe('en')
  expect(mail.messageId).toMatch(new RegExp(`^<\\d+\\.${createdAt.getTime()}@`))
})

test('MAI-4: a mail that waits is not sent once its consent was withdrawn, or the contract unlinked', async () => {
  const { queries } = server.database
  const sent = smtp.received.length
  await setConsent(queries, 1, 'newsletter', false, server.clock.now)
  const holding = { userId: 1, vendorId: 1, contractId: 1 }
  await queries.insert(contractSettings).values({ ...holding, transactionalEmail: true })
  const withdrawn: readonly MailConsent[] = [
    { userId: 1, contractId: null, name: 'newsletter' },
    { userId: 1, contractId: 1, name: 'billEmailDelivery' },
    { userId: 1, contractId: 2, name: 'transactionalEmail' },
    { userId: 999, contractId: null, name: 'newsletter' },
  ]
  const mail = { kind: 'newMessage', locale: 'en', vendorId: 1, organizationId: 1, link: '/' } as const
  for (const consent of withdrawn)
    await queueMail(queries, { ...mail, recipient: 'gone@example.com', consent }, server.clock.now)
  const { to } = await send({ ...mail, consent: { userId: 1, contractId: 1, name: 'transactionalEmail' } })
  expect(to).toEqual(['one@example.com'])
  await expect.poll(waiting).toEqual([])
  expect(smtp.received).toHaveLength(sent + 1)
})

test('MAI-4: only mails that are sent by consent can be unsubscribed from by one click', async () => {
  await setConsent(server.database.queries, 1, 'newsletter', true, server.clock.now)
  const news = await send({
    kind: 'newsletter',
    link: '/unsubscribe#token=x',
    consent: { userId: 1, contractId: null, name: 'newsletter' },
  })
  expect(news.header('list-unsubscribe')).toMatch(
    new RegExp(
      `^<${server.url}/api/v5/mails/unsubscribe\\?locale=en&token=1\\.0\\.newsletter\\.[\\w-]{43}>$`,
    ),
  )
  expect(news.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(news.header('precedence')).toBe('bulk')
  for (const kind of ['verifyEmail', 'resetPassword', 'emailChanged', 'contractEmail', 'receipt'] as const) {
    const { header } = await send({ kind })
    const headers = ['list-unsubscribe', 'list-unsubscribe-post', 'precedence'].map(header)
    expect(headers).toEqual([undefined, undefined, undefined])
  }
})

test('AUT-6 MAI-1: values cannot add a recipient, a header or HTML', async () => {
  const evil = 'a\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>'
  const { to, source, mail } = await send({
    kind: 'receipt',
    placeholders: { service: evil, amount: `${evil}\r\n.\r\nMAIL FROM:<x@example.com>`, day: '{{service}}' },
    facts: [[evil, evil]],
    link: `/x"><script>alert(1)</script>`,
  })
  expect(to).toEqual(['one@example.com'])
  const [head = ''] = source.split('\r\n\r\n')
  expect(head).not.toMatch(/^Bcc:/im)
  expect(mail.subject).toContain('Bcc: victim@example.com')
  expect(mail.html).not.toContain('<script')
  expect(mail.html).toContain('&lt;script&gt;')
  for (const address of [
    'a,b@example.com',
    'x@example.com>,<y@example.com',
    'z@example.com\r\nRCPT TO:<y@b.example>',
  ]) {
    const response = await server.call('auth/forgot-password', { body: { email: address } })
    expect(await response.json()).toMatchObject({ errors: { email: ['validation.email'] } })
  }
})
