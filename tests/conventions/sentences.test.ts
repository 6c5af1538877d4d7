import { describe, expect, it } from 'vitest'
import { locales } from '../../src/api/schemas/locales.ts'
import { sentences } from '../../tools/texts/sentences.ts'
import { textFolders } from '../../tools/texts/textFiles.ts'

/** Patterns that no sentence may match, whatever its values. */
const faults: Readonly<Record<string, RegExp>> = {
  'a placeholder without a value': /\{\{|\}\}|undefined|null|NaN/,
  // A comma may follow the dot of an abbreviation: "lapkričio 30 d., 14:05 val."
  'two marks where one belongs': /\.\s?\.|[,;:?]\s?[.,;:?]|\(\s*\)/,
  'a space before a mark': /[ \u00a0][.,;:?)]/,
  'two spaces': /\s{2}/,
  'a space at its edge': /^\s|\s$/,
}

const faultsOf = ({ key, text }: { readonly key: string; readonly text: string }) =>
  Object.entries(faults).flatMap(([fault, pattern]) =>
    pattern.test(text) ? [`${key}: ${fault}: ${text}`] : [],
  )

describe.each(textFolders().map(folder => [folder.path, folder] as const))(
  'I18-1: sentences of %s',
  (_, folder) => {
    it.each(locales)('%s are correct with every count, name, amount and date', locale => {
      const all = sentences(folder, locale)
      const isRaw = (key: string, text: string) => text === key && folder.texts[locale][key] !== key
      expect(all.filter(({ key, text }) => text === '' || isRaw(key, text))).toEqual([])
      expect(all.flatMap(faultsOf)).toEqual([])
    })
  },
)
