import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSigner } from '../../../../server/database/readSigner.ts'
import type { MailConsent } from '../../../../server/mail/Mail.ts'
import { unsubscribeUrl } from '../../../../server/mail/unsubscribeToken.ts'
import { setConsent } from '../../../../server/modules/accounts/consents.ts'
import { accountConsents, users } from '../../../../server/modules/accounts/tables.ts'
import { contractSettings } from '../../../../server/modules/contractLinks/tables.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { eventsOf, newestNumber } from '../../../support/vendorEvents.ts'

let server: TestServer
let userId = 0
const email = 'owner@example.com'
const contractId = 1
const contractEmail = 'Bills@Example.com'

beforeAll(async () => {
  server = await startTestServer()
  const { queries } = server.database
  const [user] = await queries.select().from(users).where(eq(users.email, email))
  userId = user?.id ?? 0
  const settings = {
    email: contractEmail,
    billEmailDelivery: true,
    newsletters: true,
    transactionalEmail: true,
  }
  await queries
    .insert(contractSettings)
    .values({ userId, vendorId: 1, contractId, ...settings })
    .onConflictDoUpdate({
      target: [contractSettings.userId, contractSettings.contractId, contractSettings.vendorId],
      set: settings,
    })
})
afterAll(() => server.stop())

const newsletter = (): MailConsent => ({ userId, contractId: null, name: 'newsletter' })
const bills = (): MailConsent => ({ userId, contractId, name: 'billEmailDelivery' })

const linkOf = async (consent: MailConsent, recipient = email) =>
  unsubscribeUrl(
    await readSigner(server.database.queries)(),
    consent,
    { recipient, locale: 'lt' },
    server.url,
  )

const oneClick = (body: BodyInit = 'List-Unsubscribe=One-Click'): RequestInit => ({
  method: 'POST',
  body,
  ...(typeof body === 'string' ? { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } } : {}),
})

const isSubscribed = async () => {
  const [row] = await server.database.queries
    .select()
    .from(accountConsents)
    .where(and(eq(accountConsents.userId, userId), eq(accountConsents.consent, 'newsletter')))
  return row?.isGiven
}
const subscribe = () => setConsent(server.database.queries, userId, 'newsletter', true, server.clock.now)
const isOwn = () => and(eq(contractSettings.userId, userId), eq(contractSettings.contractId, contractId))
const setSettings = (values: Partial<typeof contractSettings.$inferInsert>) =>
  server.database.queries.update(contractSettings).set(values).where(isOwn())
const consentsOfContract = async () => {
  const [row] = await server.database.queries
    .select({
      billEmailDelivery: contractSettings.billEmailDelivery,
      newsletters: contractSettings.newsletters,
      transactionalEmail: contractSettings.transactionalEmail,
    })
    .from(contractSettings)
    .where(isOwn())
  return row
}

describe('MAI-4: one-click unsubscribe', () => {
  test('withdraws the newsletter by a POST without a sign-in, without a redirect, and again', async () => {
    await subscribe()
    const link = await linkOf(newsletter())
    for (const body of [
      'List-Unsubscribe=One-Click',
      // Some mail providers post a multipart form.
      Object.entries({ 'List-Unsubscribe': 'One-Click' }).reduce((form, [name, value]) => {
        form.append(name, value)
        return form
      }, new FormData()),
    ]) {
      const response = await fetch(link, { ...oneClick(body), redirect: 'manual' })
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Laiškų atsisakyta')
      expect(await isSubscribed()).toBe(false)
    }
  })

  test('withdraws exactly one consent of a contract', async () => {
    const response = await fetch(await linkOf(bills(), contractEmail.toLowerCase()), oneClick())
    expect(response.status).toBe(200)
    expect(await consentsOfContract()).toEqual({
      billEmailDelivery: false,
      newsletters: true,
      transactionalEmail: true,
    })
  })

  test('a contract without an address of its own is unsubscribed by the mail to the account’s address', async () => {
    await setSettings({ email: null, billEmailDelivery: true })
    const response = await fetch(await linkOf(bills()), oneClick())
    expect(response.status).toBe(200)
    expect((await consentsOfContract())?.billEmailDelivery).toBe(false)
    await setSettings({ email: contractEmail })
    expect((await fetch(await linkOf(bills()), oneClick())).status).toBe(410)
  })

  test('EVT-1: a withdrawn consent writes consent.changed once, also when the mail program posts twice', async () => {
    await subscribe()
    await setSettings({ newsletters: true })
    const after = await newestNumber(server)
    const links = [
      await linkOf({ userId, contractId, name: 'newsletters' }, contractEmail),
      await linkOf(newsletter()),
    ]
    for (const link of links)
      for (const _ of ['first', 'again']) expect((await fetch(link, oneClick())).status).toBe(200)
    expect(await eventsOf(server, { after })).toMatchObject([
      {
        type: 'consent.changed',
        data: { contract: {}, person: { id: userId }, consents: { newsletters: false } },
      },
      {
        type: 'consent.changed',
        data: { contract: null, person: { id: userId }, consents: { newsletter: false } },
      },
    ])
    await setSettings({ newsletters: true })
  })

  test('GET and HEAD change nothing and show a page with a button', async () => {
    await subscribe()
    const link = await linkOf(newsletter())
    await fetch(link, { method: 'HEAD' })
    const response = await fetch(link)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('<html lang="lt">')
    expect(page).toContain('Atsisakyti naujienlaiškio?')
    expect(page).toMatch(
      /<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>/,
    )
    expect(page).not.toContain('<script')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'self';.*frame-ancestors 'none'/,
      ),
      'x-content-type-options': 'nosniff',
    })
    expect(await isSubscribed()).toBe(true)
  })

  test('ignores a POST without the one-click body', async () => {
    await subscribe()
    const link = await linkOf(newsletter())
    for (const body of ['', 'List-Unsubscribe=Two-Clicks', 'a=b', '{"List-Unsubscribe":"One-Click"}'])
      expect((await fetch(link, oneClick(body))).status).toBe(422)
    expect((await fetch(link, oneClick(`List-Unsubscribe=One-Click&x=${'y'.repeat(5000)}`))).status).toBe(413)
    for (const method of ['PUT', 'DELETE']) expect((await fetch(link, { method })).status).toBe(404)
    expect(await isSubscribed()).toBe(true)
  })

  test('refuses a token of another person, kind or contract, a changed one and one for an old address', async () => {
    await subscribe()
    const link = await linkOf(newsletter())
    const { searchParams } = new URL(link)
    const [, , , signature = ''] = (searchParams.get('token') ?? '').split('.')
    const other = `${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`
    const before = await consentsOfContract()
    const tokens = [
      `${userId + 1}.0.newsletter.${signature}`,
      `${userId}.${contractId}.newsletters.${signature}`,
      `${userId}.${contractId}.transactionalEmail.${signature}`,
      `${userId}.0.newsletters.${signature}`,
      `${userId}.0.personalData.${signature}`,
      `${userId}.0.newsletter.${other}`,
      `${userId}.0.newsletter.`,
      `${userId}.0.newsletter`,
      `0${userId}.0.newsletter.${signature}`,
      `999999999.0.newsletter.${signature}`,
      '',
    ]
    for (const token of tokens) {
      const response = await fetch(
        `${server.url}/api/v5/mails/unsubscribe?token=${encodeURIComponent(token)}`,
        oneClick(),
      )
      expect(response.status).toBe(410)
    }
    expect((await fetch(await linkOf(newsletter(), 'old@example.com'), oneClick())).status).toBe(410)
    expect((await fetch(await linkOf({ ...bills(), contractId: 2 }, contractEmail), oneClick())).status).toBe(
      410,
    )
    expect(await isSubscribed()).toBe(true)
    expect(await consentsOfContract()).toEqual(before)
  })

  test('limits wrong tokens of one network address, and no right ones', async () => {
    server.clock.advance(3601)
    await subscribe()
    const wrong = () => fetch(`${server.url}/api/v5/mails/unsubscribe?token=x`, oneClick())
    const statuses = []
    for (let at = 0; at < 31; at += 1) statuses.push((await wrong()).status)
    expect(statuses.slice(0, 30).every(status => status === 410)).toBe(true)
    expect(statuses[30]).toBe(429)
    expect((await fetch(await linkOf(newsletter()), oneClick())).status).toBe(200)
    expect(await isSubscribed()).toBe(false)
  })
})
