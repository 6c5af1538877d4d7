import { describe, expect, it } from 'vitest'
import { locales } from '../../src/api/schemas/locales.ts'
import glossary from '../../src/i18n/glossary.json' with { type: 'json' }
import { everyText, type WrittenText } from '../../tools/texts/everyText.ts'

interface Term {
  readonly concept: string
  readonly terms: Readonly<Record<string, string>>
  /** Beginnings of words and phrases that are wrong for the concept, by language. */
  readonly not: Readonly<Partial<Record<string, readonly string[]>>>
  /** Texts and files in which they are allowed. */
  readonly except?: readonly string[]
}

const terms: readonly Term[] = glossary
const all = everyText()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a word in a text begins with the phrase. */
const holds = (text: string, phrase: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(phrase)}`, 'iu').test(text.replace(/\{\{\s*\w+/g, '{{'))

const mayHold = ({ except = [] }: Term, { location, text }: WrittenText) =>
  except.some(part => location.includes(part) || text.includes(part))

describe('I18-1: the glossary', () => {
  it('has a term in every language for every concept, and each concept once', () => {
    expect(terms.filter(term => locales.some(locale => !term.terms[locale]))).toEqual([])
    expect(new Set(terms.map(term => term.concept)).size).toBe(terms.length)
  })

  it.each(terms.map(term => [term.concept, term] as const))('%s has no other name anywhere', (_, term) => {
    const wrong = all.flatMap(written =>
      Object.entries(term.not)
        .filter(([locale]) => written.locale === undefined || written.locale === locale)
        .flatMap(([, phrases = []]) => phrases)
        .filter(phrase => holds(written.text, phrase) && !mayHold(term, written))
        .map(phrase => `${phrase}: ${written.location}: ${written.text}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['Lithuanian', 'lt', /(?<!\p{L})(jūs|jūsų|jums|jus)(?!\p{L})/u],
    ['Latvian', 'lv', /(?<!\p{L})(jūs|jūsu|jums)(?!\p{L})/u],
  ])('addresses readers in %s with a capital letter', (_, language, small) => {
    expect(
      all
        .filter(({ locale, text }) => locale === language && small.test(text))
        .map(({ location, text }) => `${location}: ${text}`),
    ).toEqual([])
  })

  it('addresses readers in Russian with a lower-case letter inside of a sentence', () => {
    const polite = /(?<![.!?…:«]\s|^|«|\n)(?<=[\s(,])(Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u
    expect(
      all.filter(({ text }) => polite.test(text)).map(({ location, text }) => `${location}: ${text}`),
    ).toEqual([])
  })
})
