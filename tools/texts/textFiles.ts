import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Locale, locales } from '../../src/api/schemas/locales.ts'

/** Texts of a file by their full key, "errors.not_found". */
export type Texts = Readonly<Record<string, string>>

/** The texts of one folder, in every language. */
export interface TextFolder {
  /** Path of its files, e.g. "widgets/bills/locales". */
  readonly path: string
  readonly texts: Readonly<Record<Locale, Texts>>
}

const flatten = (node: unknown, path: readonly string[]): [string, string][] =>
  typeof node === 'string'
    ? [[path.join('.'), node]]
    : Object.entries(node as object).flatMap(([key, value]) => flatten(value, [...path, key]))

const readTexts = (file: string): Texts =>
  Object.fromEntries(flatten(JSON.parse(readFileSync(file, 'utf8')), []))

/** All folders with tracked text files. */
export function textFolders(): readonly TextFolder[] {
  const files = execFileSync('git', ['ls-files', '-z', '*locales/en.json'], { encoding: 'utf8' })
  return files
    .split('\0')
    .filter(file => file && existsSync(file))
    .map(file => dirname(file))
    .map(path => ({
      path,
      texts: Object.fromEntries(
        locales.map(locale => [locale, readTexts(join(path, `${locale}.json`))]),
      ) as Record<Locale, Texts>,
    }))
}

const form = /_(zero|one|two|few|many|other)$/

/** Keys as code uses them: plural forms are one key. The value says whether the text is counted. */
export function usedKeys({ texts }: TextFolder): ReadonlyMap<string, boolean> {
  const isCounted = (key: string) => `${key.replace(form, '')}_one` in texts.en
  return new Map(
    Object.keys(texts.en).map(key => [isCounted(key) ? key.replace(form, '') : key, isCounted(key)] as const),
  )
}
