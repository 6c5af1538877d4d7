import { expect, it } from 'vitest'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { publicPaths } from '../../../src/api/schemas/publicPaths.ts'
import type { BackEndFault } from '../../../src/suite/BackEndFault.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { integer, listOf, orElse, recordOf, text } from '../../../src/suite/readers.ts'
import { readPublic } from '../../../src/suite/readPublic.ts'

/** A suite whose API answers every call with one body, and the requested URLs. */
function suiteAnswering(body: unknown, status = 200) {
  const urls: string[] = []
  const reported: string[] = []
  const fetch = async (url: string) => {
    urls.push(url)
    return Response.json(body, { status })
  }
  const suite = {
    once: createOnce(),
    client: { baseUrl: 'https://portal.example/api/v5', fetch },
    language: { of: () => 'en' },
    report: ({ code, message }: BackEndFault) => reported.push(`${code} ${message}`),
  } as unknown as Suite
  return { suite, urls, reported }
}

it('API-1: every public path belongs to a GET endpoint that anyone may call', () => {
  const open = allEndpoints
    .map(([, endpoint]) => endpoint)
    .filter(({ method, access }) => method === 'GET' && access === 'anyone')
    .map(({ path }) => path)
  expect(Object.values(publicPaths).filter(path => !open.includes(path))).toEqual([])
})

it('fetches public data once for several readers', async () => {
  const { suite, urls } = suiteAnswering({ data: { faqUrl: 'https://faq.example', infoEmail: 7 } })
  const faq = recordOf({}, { faqUrl: text })
  const contact = recordOf({}, { infoEmail: text })
  expect(await readPublic(suite, 'settings', faq)).toEqual({ faqUrl: 'https://faq.example' })
  expect(await readPublic(suite, 'settings', contact)).toEqual({ infoEmail: undefined })
  expect(urls).toEqual(['https://portal.example/api/v5/settings/general'])
})

it('fills the path’s parameters and appends the query', async () => {
  const { suite, urls } = suiteAnswering({ data: [] })
  const read = listOf(recordOf({ translationKey: text }))
  await readPublic(suite, 'menu', read, { params: { placement: 'foot er' }, query: 'isActiveForWeb=1' })
  expect(urls).toEqual(['https://portal.example/api/v5/menu/foot%20er/items?isActiveForWeb=1'])
})

it('ERR-1: throws if the answer is an error or not readable', async () => {
  const read = recordOf({ availableLanguages: text })
  await expect(readPublic(suiteAnswering({ data: {} }).suite, 'settings', read)).rejects.toThrow(
    'not as declared',
  )
  await expect(readPublic(suiteAnswering({}, 500).suite, 'settings', read)).rejects.toThrow('500')
})

it('NAV-13: under maintenance throws the error that leads to its page', async () => {
  const { suite } = suiteAnswering({ message: 'maintenance' }, 503)
  await expect(readPublic(suite, 'settings', recordOf({ faqUrl: text }))).rejects.toMatchObject({
    kind: 'maintenance',
  })
})

it('ERR-1, ERR-2: reports an answer that is an error or not readable, with its call', async () => {
  const read = recordOf({ availableLanguages: text })
  const broken = suiteAnswering({ data: {} })
  await readPublic(broken.suite, 'settings', read).catch(() => undefined)
  expect(broken.reported).toEqual(['RW-ANSWER GET settings/general: the answer is not as declared'])
  const failing = suiteAnswering({}, 500)
  await readPublic(failing.suite, 'features', listOf(text)).catch(() => undefined)
  expect(failing.reported).toEqual(['RW-CALL GET features: 500'])
})

it('ERR-2: reports how many parts of lists it drops, also a list that is none', async () => {
  const bad = suiteAnswering({ data: ['meters', 7, null] })
  expect(await readPublic(bad.suite, 'features', listOf(text))).toEqual(['meters'])
  expect(bad.reported).toEqual(['RW-ANSWER GET features: parts that are not as declared: 2'])
  const none = suiteAnswering({ data: {} })
  expect(await readPublic(none.suite, 'features', listOf(text))).toEqual([])
  expect(none.reported).toEqual(['RW-ANSWER GET features: parts that are not as declared: 1'])
  const right = suiteAnswering({ data: [] })
  expect(await readPublic(right.suite, 'features', listOf(text))).toEqual([])
  expect(right.reported).toEqual([])
})

it('the compiler refuses a reader whose fields the endpoint does not have', () => {
  const { suite } = suiteAnswering({ data: [] })
  // @ts-expect-error The endpoint has no field "name".
  void readPublic(suite, 'vendors', listOf(recordOf({ name: text }))).catch(() => undefined)
  // @ts-expect-error The title is a text.
  void readPublic(suite, 'vendors', listOf(recordOf({ title: integer }))).catch(() => undefined)
})

it('readers drop invalid items, and replace invalid fields by their fallback', () => {
  const read = listOf(recordOf({ id: integer, title: orElse(text, '') }, { url: text }))
  expect(read([{ id: 1, title: 'One', url: 'u' }, { id: '2' }, null, { id: 3, title: 4 }])).toEqual([
    { id: 1, title: 'One', url: 'u' },
    { id: 3, title: '', url: undefined },
  ])
  expect(read('<html>')).toEqual([])
})
