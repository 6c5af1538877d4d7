import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementList } from '../../src/api/schemas/elementList.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import { moFile } from './moFile.ts'
import { readPo } from './readPo.ts'

const source = join(import.meta.dirname, '../../hosts/wordpress/plugin')
const domain = 'resident-widgets'
const editorScript = 'block/editor.js'

/** Every text of a file of texts, nested ones too, in the file's order. */
const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(textsIn)

/** What pages in frames say. The plugin says some of it as well, and takes it from there. */
const ofFrames = (locale: string) =>
  textsIn(
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../server/web/frame/locales/${locale}.json`), 'utf8'),
    ),
  )

/** Texts that the plugin's code asks to be translated. */
export const askedTexts = (code: string): string[] =>
  [...code.matchAll(/\b(?:esc_html)?__\(\s*'((?:[^'\\]|\\.)*)',\s*'resident-widgets',?\s*\)/g)].map(
    ([, text = '']) => text,
  )

/** All translations of one language: the plugin's own, and those that pages in frames have already. */
function translations(code: string, locale: string, po: string): ReadonlyMap<string, string> {
  const theirs = ofFrames(locale)
  const shared = ofFrames('en').map((text, at) => [text, theirs[at] ?? text] as const)
  const asked = new Set(askedTexts(code))
  return new Map([...readPo(po), ...shared.filter(([text]) => asked.has(text))])
}

/** Translations for the editor's script, in the form its library reads. */
const scriptTexts = (texts: ReadonlyMap<string, string>, asked: readonly string[], lang: string) => {
  const messages = Object.fromEntries(asked.map(text => [text, [texts.get(text) ?? text]]))
  return JSON.stringify({
    domain,
    locale_data: { messages: { '': { domain: 'messages', lang }, ...messages } },
  })
}

/**
 * The files of the WordPress plugin by their path in its folder: the code, what the elements declare, and the
 * translations in the forms WordPress reads.
 * @param version what the plugin says it is
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
      Buffer.from(scriptTexts(texts, askedTexts(read(editorScript)), locale)),
    )
  }
  files.set('elements.json', Buffer.from(JSON.stringify(list)))
  return files
}
