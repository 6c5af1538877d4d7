import { readFileSync } from 'node:fs'
import { createInstance as createBig } from 'i18next'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/api/schemas/locales.ts'
import { createInstance as createSmall } from '../../../src/i18n/smallI18next.ts'
import { trackedFiles } from '../../conventions/trackedFiles.ts'

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string
type File = { readonly [key: string]: string | File }

const shell: File = { retry: 'Try again', errors: { offline: 'No connection' } }
const options = { lng: 'en', fallbackLng: false, fallbackNS: 'shell', ns: [], initAsync: false } as const

/** Both translators of the namespace `own`, with the same texts. */
function both(locale: string, file: File): readonly [Translate, Translate] {
  const big = createBig()
  void big.init({ ...options, interpolation: { escapeValue: false }, resources: {} })
  const small = createSmall()
  small.init(options)
  for (const [namespace, texts] of Object.entries({ own: file, shell })) {
    big.addResourceBundle(locale, namespace, texts, true, true)
    small.addResourceBundle(locale, namespace, texts)
  }
  return [big.getFixedT(locale, 'own') as unknown as Translate, small.getFixedT(locale, 'own')]
}

const keysOf = (file: File, path = ''): string[] =>
  Object.entries(file).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )

const values = {
  name: 'Ona',
  amount: '48,20 €',
  shown: 3,
  total: 12,
  email: 'ona@example.com',
  provider: 'Lumo',
}

describe('the small replacement of i18next', () => {
  it.each(trackedFiles(/locales\/\w+\.json$/))('says every text of %s as i18next does', path => {
    const locale = locales.find(known => path.endsWith(`${known}.json`)) ?? 'en'
    const file = JSON.parse(readFileSync(path, 'utf8')) as File
    const [big, small] = both(locale, file)
    const keys = [
      ...new Set(keysOf(file).flatMap(key => [key, key.replace(/_(zero|one|two|few|many|other)$/, '')])),
    ]
    const counts = [undefined, 0, 1, 2, 5, 11, 21, 101, 1.5]
    for (const key of keys)
      for (const count of counts) {
        const given = count === undefined ? values : { ...values, count }
        expect(small(key, given), `${key} for ${count}`).toBe(big(key, given))
      }
  })

  it('finds shared texts in every namespace, and returns the key where there is no text', () => {
    const [big, small] = both('lt', { title: 'Sąskaitos', group: { inner: '{{ a }} ir {{b}}' } })
    for (const key of [
      'title',
      'shared:retry',
      'own:title',
      'errors.offline',
      'shared:none',
      'none.at.all',
      'group',
    ])
      if (key !== 'group') expect(small(key), key).toBe(big(key))
    expect(small('group.inner', { a: 1, b: '$& {{a}}' })).toBe('1 ir $& {{a}}')
    expect(small('group')).toBe('group')
  })

  it('I18-2: a text that overrides a bundled one replaces it alone', () => {
    const small = createSmall()
    small.init(options)
    small.addResourceBundle('en', 'own', { group: { one: 'One', two: 'Two' } })
    small.addResource('en', 'own', 'group.one', 'Another')
    const t = small.getFixedT('en', 'own')
    expect([t('group.one'), t('group.two')]).toEqual(['Another', 'Two'])
  })
})
