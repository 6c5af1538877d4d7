import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail } from '../../../server/mail/queueMail.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const open = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)
const newest = async () =>
  /href="(\/demo\/mail\/\d+)"/.exec(await (await open('/demo/mail')).text())?.[1] ?? ''

test('AUT-6: without an SMTP server the demo’s mailbox shows mail as HTML in a sandboxed frame and as text', async () => {
  expect(await (await open('/demo/mail')).text()).toContain('There is no mail yet.')
  await server.call('auth/verify-email/resend', { body: { email: 'unconfirmed@example.com' } })
  await expect.poll(async () => (await open('/demo/mail')).text()).toContain('Confirm your email address')
  const path = await newest()
  const page = await (await open(path)).text()
  expect(page).toContain('unconfirmed@example.com')
  expect(page).toContain(`src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`)
  const link = new RegExp(`<a [^>]*href="${server.url}/verify-email#token=[\\w-]{43}"`)
  expect(page).toMatch(link)
  const document = await open(`${path}/html`)
  expect(await document.text()).toMatch(link)
  expect(document.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  )
})

test('AUT-6: the mailbox escapes the content of mail and runs no script', async () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;`
  await queueMail(
    server.database.queries,
    {
      kind: 'receipt',
      recipient: evil,
      locale: 'en',
      placeholders: { service: evil, amount: evil, day: evil },
      facts: [[evil, evil]],
      link: `/x${evil}`,
    },
    server.clock.now,
  )
  const list = await open('/demo/mail')
  const text = await list.text()
  const path = await newest()
  for (const page of [text, await (await open(path)).text(), await (await open(`${path}/html`)).text()]) {
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;script&gt;')
  }
  expect(Object.fromEntries(list.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self';/),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

test('ERR-1: an unknown mail is 404, and the mailbox accepts no POST', async () => {
  for (const path of ['0', '999999', 'abc', '1/2', '..%2f', '99999999999999'])
    expect((await open(`/demo/mail/${path}`)).status).toBe(404)
  expect((await open('/demo/mail', { method: 'POST' })).status).toBe(405)
})

test('AUT-6: with an SMTP server the mailbox does not exist', async () => {
  const other = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const response = await fetch(`${other.url}/demo/mail`)
  expect(response.headers.get('Content-Security-Policy') ?? '').not.toContain("style-src 'self';")
  expect(await response.text()).not.toContain('Mailbox')
  await other.stop()
})
