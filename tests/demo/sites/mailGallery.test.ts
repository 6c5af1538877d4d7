import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailKindNames } from '../../../server/mail/mailKinds.ts'
import { locales } from '../../../src/api/schemas/locales.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const open = (path: string, init?: RequestInit) => fetch(`${server.url}/demo/mails${path}`, init)

test('MAI-5: the gallery lists every kind of mail', async () => {
  const list = await (await open('')).text()
  expect([...list.matchAll(/href="\/demo\/mails\/(\w+)\?/g)].map(([, kind]) => kind)).toEqual(mailKindNames)
})

test.each(mailKindNames)(
  'MAI-5: %s has a page in every language, light and dark, at 320 and 600 px',
  async kind => {
    for (const locale of locales) {
      const page = await (await open(`/${kind}?locale=${locale}`)).text()
      const frames = [...page.matchAll(/<iframe width="(\d+)".*? src="\/demo\/mails([^"]+)"/g)]
      expect(frames.map(([, width, path]) => `${width} ${path}`)).toEqual(
        ['light', 'dark'].flatMap(scheme =>
          [320, 600].map(width => `${width} /${kind}/${scheme}?locale=${locale}`),
        ),
      )
      const [light, dark] = await Promise.all(
        ['light', 'dark'].map(async scheme => (await open(`/${kind}/${scheme}?locale=${locale}`)).text()),
      )
      expect(light).toContain(`<html lang="${locale}">`)
      expect(light).toContain('@media not all{')
      expect(dark).toContain('@media all{')
    }
  },
)

test('ERR-1: an unknown kind or scheme of mail is 404, and the gallery’s mails accept no POST', async () => {
  for (const path of [
    '/unknown',
    '/verifyEmail/pink',
    '/verifyEmail/light/more',
    '/toString',
    '/verifyEmail/toString',
  ])
    expect((await open(path)).status).toBe(404)
  expect((await open('', { method: 'POST' })).status).toBe(405)
})
