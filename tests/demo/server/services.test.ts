import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../../../src/schemas/locales.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

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

test('SVC-1, SVC-2, SVC-4: blocks and services are told in the language of the call', async () => {
  for (const path of ['platform-dashboard-blocks', 'housing-services']) {
    const answers = await Promise.all(locales.map(locale => read(path, locale)))
    const first = answers.map(([item]) => item.title)
    expect(new Set(first).size).toBe(4)
    expect(answers.every(items => items.length === 2)).toBe(true)
  }
  expect(await read('portal-pro/services', 'lt')).toMatchObject({
    claims: { masters: 700, since: 2019 },
    services: [{ code: 'repairs', title: 'Remonto darbai namuose' }, { title: 'Valymas' }],
  })
})

test('SVC-3: self-service addresses stand under their providers', async () => {
  const groups = await read('self-service')
  expect(groups.map(({ group, items }: { group: string; items: object[] }) => [group, items.length])).toEqual(
    [
      ['Šviesos tinklai', 1],
      ['Dujų linija', 2],
    ],
  )
})

test('LAY-19: a vendor has its own banners, without those whose time is over', async () => {
  const banners = await read('organization-groups/1/promotional-banners', 'ru')
  expect(banners).toMatchObject([{ title: 'Застрахуйте жильё', endsAt: null }])
  expect(await read('organization-groups/2/promotional-banners')).toEqual([])
  expect((await server.call('organization-groups/999/promotional-banners')).status).toBe(404)
})

test('CHT-1: the chat is told who is writing by an HMAC that only the server can make', async () => {
  const token = await server.signIn('owner@example.com')
  expect((await server.read('live-chat/identifier', { token })).data).toEqual({
    identifier: '1',
    identifierHmac: createHmac('sha256', secret).update('1').digest('hex'),
    baseUrl: 'https://chat.example',
    websiteToken: 'inbox',
    locale: 'lt',
  })
})
