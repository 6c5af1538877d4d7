import type { Locale } from '../../src/api/schemas/locales.ts'
import { createInstance } from '../../src/i18n/smallI18next.ts'
import { sampleCounts, sampleValues } from './sampleValues.ts'
import { type TextFolder, usedKeys } from './textFiles.ts'

/** A text with its placeholders replaced, as users read it. */
export interface Sentence {
  readonly key: string
  readonly text: string
}

const placeholder = /\{\{\s*(\w+)/g

const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? '')),
]

/** Converts "a.b" to { a: { b: text } }, the structure of a text file. */
function nested(texts: Readonly<Record<string, string>>) {
  const root: Record<string, never> = {}
  for (const [key, text] of Object.entries(texts)) {
    const parts = key.split('.')
    const last = parts.pop() ?? ''
    let node: Record<string, unknown> = root
    for (const part of parts) {
      node[part] ??= {}
      node = node[part] as Record<string, unknown>
    }
    node[last] = text
  }
  return root
}

/** Every text of a folder in one locale, with each sample value of its placeholders. */
export function sentences(folder: TextFolder, locale: Locale): readonly Sentence[] {
  const instance = createInstance()
  instance.init({})
  instance.addResourceBundle(locale, 'own', nested(folder.texts[locale]))
  const translate = instance.getFixedT(locale, 'own')
  return [...usedKeys(folder)].flatMap(([key, isCounted]) => {
    const names = namesIn(folder.texts.en[isCounted ? `${key}_other` : key] ?? '').filter(
      name => !isCounted || name !== 'count',
    )
    const samples = names.map(name => [name, sampleValues(name, locale)] as const)
    const rounds = Math.max(1, ...samples.map(([, values]) => values.length))
    return (isCounted ? sampleCounts : [undefined]).flatMap(count =>
      Array.from({ length: count === undefined ? rounds : 1 }, (_, round) => {
        const values = Object.fromEntries(
          samples.map(([name, all]) => [
            name,
            isCounted && name === 'votes' ? count : all[round % all.length],
          ]),
        )
        return { key, text: translate(key, { ...values, ...(count !== undefined && { count }) }) }
      }),
    )
  })
}
