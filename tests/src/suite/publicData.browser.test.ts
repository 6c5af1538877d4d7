import { afterEach, expect, it, vi } from 'vitest'
import { configure, getSuite } from '../../../src/suite/getSuite.ts'
import { loadTranslations } from '../../../src/suite/publicData.ts'

const key = Symbol.for('resident-widgets')

afterEach(() => {
  delete (globalThis as { [key]?: unknown })[key]
  configure({})
  vi.restoreAllMocks()
})

it.each([
  [undefined, 'translations/web/en'],
  ['alfa', 'translations/web/en?vendor=alfa'],
])('I18-2: on a page of the vendor %s a text of %s replaces the bundled one', async (vendor, path) => {
  configure(vendor ? { vendor } : {})
  const suite = getSuite()
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { 'login.title': 'Welcome to Alfa' } }))
  await suite.texts.load('en', 'login', async () => ({ title: 'Sign in', email: 'Email' }))
  await loadTranslations(suite, 'en')
  const requestedUrls = fetch.mock.calls.map(([input]) => (input instanceof Request ? input.url : `${input}`))
  expect(requestedUrls).toEqual([`${suite.client.baseUrl}/${path}`])
  const t = suite.texts.translator('en', 'login')
  expect([t('title'), t('email')]).toEqual(['Welcome to Alfa', 'Email'])
})
