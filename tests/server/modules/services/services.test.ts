import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../../../../server/database/tables.ts'
import { locales } from '../../../../src/api/schemas/locales.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'

const secret = 'secret-of-the-inbox'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { CHAT_URL: 'https://chat.example/', CHAT_WEBSITE_TOKEN: 'inbox', CHAT_SECRET: secret },
  })
})
afterAll(() => server.stop())

const read = async (path: string, locale = 'en') =>
  (await server.read(path, { headers: { 'Accept-Language': locale } })).data

test('SVC-1, SVC-2, SVC-4: blocks and services are in the language of the call', async () => {
  for (const [path, count] of [
    ['platform-dashboard-blocks', 2],
    ['housing-services', 4],
  ] as const) {
    const answers = await Promise.all(locales.map(locale => read(path, locale)))
    const firstTitles = answers.map(([item]) => item.title)
    expect(new Set(firstTitles).size).toBe(4)
    expect(answers.every(items => items.length === count)).toBe(true)
  }
  expect(await read('portal-pro/services', 'lt')).toMatchObject({
    claims: { masters: 700, since: 2019 },
    services: [
      { code: 'repairs', title: 'Remonto darbai namuose', text: 'Dažymas, plytelės, grindys ir durys.' },
      { title: 'Valymas' },
      { title: 'Perkraustymas' },
    ],
  })
})

test("SVC-1: claims come from the platform's settings and are empty without them", async () => {
  const { queries } = server.database
  const isClaims = eq(settings.key, 'portal_pro_claims')
  const [savedSetting] = await queries.select().from(settings).where(isClaims)
  await queries
    .update(settings)
    .set({ value: { masters: 1200, since: 2021 } })
    .where(isClaims)
  expect((await read('portal-pro/services')).claims).toEqual({ masters: 1200, since: 2021 })
  await queries.delete(settings).where(isClaims)
  expect((await read('portal-pro/services')).claims).toBeNull()
  await queries.insert(settings).values(savedSetting ?? { key: '', value: '' })
})

test('SVC-3: self-service addresses are grouped by provider', async () => {
  const groups = await read('self-service')
  expect(groups.map(({ group, items }: { group: string; items: object[] }) => [group, items.length])).toEqual(
    [
      ['Šviesos tinklai', 1],
      ['Dujų linija', 2],
    ],
  )
})

test("LAY-19: a vendor's page has the vendor's own banners, without expired ones", async () => {
  const banners = await read('organization-groups/1/promotional-banners', 'ru')
  expect(banners).toMatchObject([{ title: 'Застрахуйте жильё', endsAt: null }])
  const picture = await server.call(new URL(banners[0].image).pathname.replace('/api/v5/', ''))
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(picture.headers.get('content-security-policy')).toContain('sandbox')
  expect(await picture.text()).toContain('<svg')
  expect((await server.call('content/2/picture.svg')).status).toBe(404)
  expect(await read('organization-groups/2/promotional-banners')).toEqual([])
  expect((await server.call('organization-groups/999/promotional-banners')).status).toBe(404)
})

test("CHT-1: the chat receives the user's identity with the server's HMAC", async () => {
  const token = await server.signIn('owner@example.com')
  expect((await server.read('live-chat/identifier', { token })).data).toEqual({
    identifier: '1',
    identifierHmac: createHmac('sha256', secret).update('1').digest('hex'),
    baseUrl: 'https://chat.example',
    websiteToken: 'inbox',
    locale: 'lt',
  })
})
