import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readPo } from '../../build/wordpress/readPo.ts'
import { type Locale, locales } from '../../src/api/schemas/locales.ts'
import { textFolders } from './textFiles.ts'

/** A text of the product from any source. Texts in code have no locale. */
export interface WrittenText {
  readonly location: string
  readonly locale?: Locale
  readonly text: string
}

const tracked = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { encoding: 'utf8' })
    .split('\0')
    .filter(file => file && existsSync(file))

const ofFolders = (): readonly WrittenText[] =>
  textFolders().flatMap(({ path, texts }) =>
    locales.flatMap(locale =>
      Object.entries(texts[locale]).map(([key, text]) => ({
        location: `${path}/${locale}.json:${key}`,
        locale,
        text,
      })),
    ),
  )

const ofWordPress = (): readonly WrittenText[] =>
  tracked('hosts/wordpress/*.po').flatMap(file =>
    [...readPo(readFileSync(file, 'utf8'))].flatMap(([english, text]) => [
      { location: `${file}: ${english}`, locale: 'en' as const, text: english },
      {
        location: `${file}: ${english}`,
        locale: locales.find(locale => file.includes(`-${locale}`)) ?? 'en',
        text,
      },
    ]),
  )

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g
const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/**
 * Sentences in the server's code: mails, documents, seeds, answers. They begin with a capital and have a space. Not the
 * descriptions of the API, which are for developers and use its names, such as invoice and profile.
 */
const ofServer = (): readonly WrittenText[] =>
  tracked('server/*.ts', ':!server/openapi').flatMap(file =>
    [...readFileSync(file, 'utf8').replace(comments, '').matchAll(literals)]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter(text => /^\P{L}*\p{Lu}.*\p{L} \p{L}/su.test(text))
      .map(text => ({ location: file, text })),
  )

/** Words on the pages of the sites that stand for a vendor's own. */
const ofHosts = (): readonly WrittenText[] =>
  tracked('hosts/*.html').flatMap(file =>
    readFileSync(file, 'utf8')
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
      .split(/<[^>]*>/)
      .map(text => ({ location: file, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  )

/** Every text a resident, an editor or a developer can read. */
export const everyText = (): readonly WrittenText[] => [
  ...ofFolders(),
  ...ofWordPress(),
  ...ofServer(),
  ...ofHosts(),
]
