import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementList } from '../../src/api/schemas/elementList.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import { moFile } from './moFile.ts'
import { readPo } from './readPo.ts'

const source = join(import.meta.dirname, '../../hosts/wordpress/plugin')
const domain = 'resident-widgets'
const editorScript = 'block/editor.js'

/** All texts of a locale file, in the order of the file. */
const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(textsIn)

/** Texts of framed pages. The plugin reuses some of them. */
const ofFrames = (locale: string) =>
  textsIn(
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../server/web/frame/locales/${locale}.json`), 'utf8'),
    ),
  )

/** Texts that the plugin's code marks for translation. */
export const usedTexts = (code: string): string[] =>
  [...code.matchAll(/\b(?:esc_html)?__\(\s*'((?:[^'\\]|\\.)*)',\s*'resident-widgets',?\s*\)/g)].map(
    ([, text = '']) => text,
  )

/** All translations of one language: the plugin's own, and those it shares with framed pages. */
function translations(code: string, locale: string, po: string): ReadonlyMap<string, string> {
  const theirs = ofFrames(locale)
  const shared = ofFrames('en').map((text, at) => [text, theirs[at] ?? text] as const)
  const used = new Set(usedTexts(code))
  return new Map([...readPo(po), ...shared.filter(([text]) => used.has(text))])
}

/** Translations for the editor's script, as JSON for wp.i18n. */
const scriptTexts = (texts: ReadonlyMap<string, string>, used: readonly string[], lang: string) => {
  const messages = Object.fromEntries(used.map(text => [text, [texts.get(text) ?? text]]))
  return JSON.stringify({
    domain,
    locale_data: { messages: { '': { domain: 'messages', lang }, ...messages } },
  })
}

/**
 * Files of the WordPress plugin by path in its folder: code, list of elements, and translations as .mo and JSON.
 * @param version of the plugin
 */
export function pluginFiles(list: ElementList, version: string): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>()
  const read = (path: string) => readFileSync(join(source, path), 'utf8')
  const paths = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(source.length + 1))
    .sort()
  const code = paths
    .filter(path => /\.(php|js)$/.test(path))
    .map(read)
    .join('\n')
  for (const path of paths)
    if (!path.endsWith('.po')) files.set(path, Buffer.from(read(path).replaceAll('{{VERSION}}', version)))
  for (const path of paths) {
    const [, name = ''] = /^(languages\/.+)\.po$/.exec(path) ?? []
    const locale = locales.find(one => name.slice(`languages/${domain}-`.length).startsWith(one))
    if (!name || !locale) continue
    const texts = translations(code, locale, read(path))
    files.set(`${name}.mo`, moFile(texts))
    files.set(
      `${name}-resident-widgets-editor.json`,
      Buffer.from(scriptTexts(texts, usedTexts(read(editorScript)), locale)),
    )
  }
  files.set('elements.json', Buffer.from(JSON.stringify(list)))
  return files
}
