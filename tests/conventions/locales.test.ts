import { describe, expect, it } from 'vitest'
import { locales } from '../../src/api/schemas/locales.ts'
import { type Texts, textFolders } from '../../tools/texts/textFiles.ts'

const plural = /_(zero|one|two|few|many|other)$/

/** English keys with plural forms, without their suffix. */
const counted = (english: Texts) =>
  Object.keys(english)
    .filter(key => key.endsWith('_one'))
    .map(key => key.replace(plural, ''))

/** The keys that a locale must have, derived from the English ones. */
function wantedKeys(english: Texts, locale: string): string[] {
  const bases = counted(english)
  const plain = Object.keys(english).filter(key => !bases.includes(key.replace(plural, '')))
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return [...plain, ...bases.flatMap(base => forms.map(form => `${base}_${form}`))].sort()
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join(' ')

/**
 * Characters that texts of a locale must not contain: quotation marks of other languages, and exclamation
 * marks.
 */
const unwanted: Readonly<Record<string, RegExp>> = {
  en: /["'`!]|\.\.\.|[„«»]/,
  lt: /["'`!]|\.\.\.|[”«»]/,
  lv: /["'`!]|\.\.\.|[«»]/,
  ru: /["'`!]|\.\.\.|[“”]/,
}

const folders = textFolders().map(folder => [folder.path, folder.texts] as const)

describe.each(folders)('I18-1: texts in %s', (_, { en: english, ...others }) => {
  const texts = (locale: keyof typeof others | 'en') => (locale === 'en' ? english : others[locale])

  it.each(locales)('%s has every key and every plural form of the language, and no other', locale => {
    expect(Object.keys(texts(locale)).sort()).toEqual(wantedKeys(english, locale))
  })

  it.each(locales)('%s has no empty text and keeps the placeholders', locale => {
    const wrong = Object.entries(texts(locale)).filter(([key, text]) => {
      const original = english[key] ?? english[key.replace(plural, '_other')] ?? ''
      // "one contract" may omit the number.
      const mayOmit = plural.test(key) && !text.includes('{{count')
      const expected = mayOmit
        ? placeholders(original.replace(/\{\{\s*count\s*\}\}/g, ''))
        : placeholders(original)
      return text.trim() === '' || placeholders(text) !== expected
    })
    expect(wrong).toEqual([])
  })

  it.each(locales)('%s uses its own quotation marks, a real ellipsis and no exclamation marks', locale => {
    // Latvian and Russian letters begin with a salutation that ends in one.
    const body = (key: string, text: string) => (/(^|\.)greeting$/.test(key) ? text.replace(/!$/, '') : text)
    const wrong = Object.entries(texts(locale)).filter(([key, text]) =>
      unwanted[locale]?.test(body(key, text)),
    )
    expect(wrong).toEqual([])
  })

  it.each(locales)(
    '%s has no sign, unit or Russian dash that can begin a line, and no number sign that can end one',
    locale => {
      const parted = Object.entries(texts(locale)).filter(([, text]) =>
        / (€|%|—|\{\{unit\}\}|[gг] CO₂)|(№|Nr\.|No\.) /.test(text),
      )
      expect(parted).toEqual([])
    },
  )

  it.each(locales)('%s puts no quotation marks around companies and titles, which have their own', locale => {
    // The vendor of the doctor's texts is the name in addresses.
    const quoted = Object.entries(texts(locale)).filter(
      ([key, text]) =>
        !key.startsWith('findings.') &&
        /[„“«]\{\{(vendor|payee|company|organization|title|topic)\}\}/.test(text),
    )
    expect(quoted).toEqual([])
  })

  it.each(locales.filter(locale => locale !== 'en'))('%s is not English left over', locale => {
    const same = Object.entries(texts(locale)).filter(
      ([key, text]) => text.length > 24 && text === english[key],
    )
    expect(same).toEqual([])
  })
})
