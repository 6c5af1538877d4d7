import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../src/api/schemas/locales.ts'
import { portalAddress } from './addresses.ts'

const root = join(import.meta.dirname, '..', '..')

/** Folders with texts of the screen. Texts of mails and documents are not on it. */
const folders = [
  'src/i18n/locales',
  'src/i18n/shell/locales',
  'src/i18n/forms/locales',
  'hosts/portal/locales',
  ...readdirSync(join(root, 'widgets')).map(name => `widgets/${name}/locales`),
]

type File = { readonly [key: string]: string | File }

const entriesOf = (file: File, path: readonly string[] = []): [key: string, text: string][] =>
  Object.entries(file).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value]] : entriesOf(value, [...path, name]),
  )

const entries = new Map<Locale, [key: string, text: string][]>(
  locales.map(locale => [
    locale,
    folders.flatMap(folder =>
      entriesOf(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) as File),
    ),
  ]),
)

const pluralForm = /_(zero|one|few|many|other)$/
const keys = new Set([...entries.values()].flat().flatMap(([key]) => [key, key.replace(pluralForm, '')]))
/** A key of one word may be an ordinary word as well. */
const isKey = (text: string) => {
  const key = text.replace(/^[a-z-]+:/, '')
  return (key !== text || key.includes('.')) && keys.has(key)
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Shorter texts, such as "OK" and units, are the same in several languages. */
const minLength = 4

const textsIn = new Map<Locale, ReadonlySet<string>>(
  locales.map(locale => [locale, new Set((entries.get(locale) ?? []).map(([, text]) => plain(text)))]),
)
const languagesOf = (text: string): readonly Locale[] =>
  locales.filter(locale => textsIn.get(locale)?.has(text))

interface ShownText {
  readonly text: string
  readonly language: string
  readonly where: string
}

/** Texts and labels of all elements on a page, in their shadow roots too, and of the portal's own pages. */
const shownTexts = (page: Page): Promise<ShownText[]> =>
  page.evaluate(
    isPortal => {
      const shown: { text: string; language: string; where: string }[] = []
      const labels = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
      const read = (node: Node, language: string, where: string) => {
        if (node instanceof Text) {
          if (where && node.data.trim()) shown.push({ text: node.data, language, where })
          return
        }
        if (node instanceof Element) {
          if (/^(script|style|template|code|pre|noscript|svg)$/.test(node.localName)) return
          const own = node.getAttribute('lang') || language
          const inside = node.localName.startsWith('resident-') ? node.localName : where
          if (inside)
            for (const name of labels) {
              const text = node.getAttribute(name)
              if (text) shown.push({ text, language: own, where: `${inside} ${name}` })
            }
          // What a page puts into an element is the page's own.
          if (node.shadowRoot) for (const child of node.shadowRoot.childNodes) read(child, own, inside)
          const isFallback = node.shadowRoot && node.localName !== 'resident-portal'
          if (!isFallback) for (const child of node.childNodes) read(child, own, inside)
        }
      }
      read(document.body, document.documentElement.lang, isPortal ? 'portal' : '')
      return shown
    },
    page.url().startsWith(portalAddress()) &&
      !page.url().includes('/demo/') &&
      !page.url().includes('/embed/'),
  )

/** Texts on a page that are a key, have a value left out, or are those of another language. */
export async function textFaults(page: Page): Promise<readonly string[]> {
  const faults = (await shownTexts(page)).flatMap(({ text: raw, language, where }) => {
    const text = plain(raw)
    if (isKey(text)) return [`${where}: the key "${text}"`]
    if (text.includes('{{')) return [`${where}: a text without its value "${text}"`]
    const languages = languagesOf(text)
    const isForeign =
      text.length >= minLength && languages.length > 0 && !languages.includes(language as Locale)
    return isForeign ? [`${where}: "${text}" is not in ${language}`] : []
  })
  return [...new Set(faults)]
}
