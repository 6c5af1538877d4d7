import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalSite } from '../../../server/web/portalSite.ts'
import { locales } from '../../../src/api/schemas/locales.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path: dist, remove } = temporaryFolder()
const style = '/embed/0.1.0-abc/login.css'

beforeAll(() => {
  mkdirSync(join(dist, 'portal'))
  const index =
    '<html lang="en"><head><script src="/assets/early.js"></script><title>Portal</title></head><div id="root"></div>'
  writeFileSync(join(dist, 'portal/index.html'), index)
  const pages = Object.fromEntries(
    locales.map(locale => [locale, { title: `Title ${locale}`, html: `Form ${locale}, $&` }]),
  )
  writeFileSync(join(dist, 'portal/drawn-pages.json'), JSON.stringify({ style, pages }))
})
afterAll(remove)

async function pageAt(path: string, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request(`http://localhost:8080${path}`, {
    headers: { Accept: 'text/html', ...headers },
  })
  const response = await portalSite(dist)(request)
  return { html: await response.text(), tag: response.headers.get('ETag') }
}

test('AUT-22: the sign-in page has its form in its HTML, with its style sheet, and no script that holds it back', async () => {
  const { html } = await pageAt('/login')
  expect(html).toBe(
    `<html lang="en"><head><link rel="stylesheet" href="${style}"><script defer src="/assets/early.js"></script>` +
      '<title>Title en</title></head><div id="root">Form en, $&</div>',
  )
})

test('AUT-22: the sign-in page is in the language of its address, else in that of the language menu', async () => {
  const cookie = { Cookie: 'i18n_redirected=lv; resident-language-chosen=1' }
  const pages = [
    await pageAt('/login?lang=lt', cookie),
    await pageAt('/login', cookie),
    await pageAt('/login?lang=xx'),
  ]
  expect(pages.map(({ html }) => /<html lang="(\w+)">.*Form (\w+)/.exec(html)?.slice(1))).toEqual([
    ['lt', 'lt'],
    ['lv', 'lv'],
    ['en', 'en'],
  ])
  expect(new Set(pages.map(({ tag }) => tag)).size).toBe(3)
})

test('AUT-22: other pages, and sign-ins with the colour of a vendor, come without a form', async () => {
  for (const path of ['/', '/register', '/vendor/alfa/login', '/no/such/page'])
    expect([path, (await pageAt(path)).html]).toEqual([
      path,
      expect.stringContaining('<div id="root"></div>'),
    ])
})
