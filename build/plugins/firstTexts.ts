import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '../../src/api/schemas/locales.ts'

const id = 'resident-first-texts'

const root = join(import.meta.dirname, '../..')

/** Folders of the texts that the portal's pages have beside those of their elements, by namespace. */
const common = { portal: 'hosts/portal', shell: 'src/i18n/shell', shared: 'src/i18n' }

const moduleOf = (addresses: Readonly<Record<string, string>>, namespaces: readonly string[]) =>
  `export const addresses = ${JSON.stringify(addresses)}\nexport const namespaces = ${JSON.stringify(namespaces)}`

/**
 * Writes the texts that nearly every page of the portal needs as one file for each language, because small files compress worse
 * and each is a request. The module `resident-first-texts` has the addresses of these files and the namespaces in them. In
 * development it has none, so that a changed text is there after a reload.
 * @param elements elements of the layouts whose texts come along
 */
export function firstTexts(elements: readonly string[]): Plugin {
  const folders: Readonly<Record<string, string>> = {
    ...common,
    ...Object.fromEntries(elements.map(name => [name, `widgets/${name}`])),
  }
  let isServer = false
  const textsIn = (locale: string) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(folders).map(([namespace, folder]) => [
          namespace,
          JSON.parse(readFileSync(join(root, folder, `locales/${locale}.json`), 'utf8')),
        ]),
      ),
    )

  return {
    name: id,
    configResolved({ command }) {
      isServer = command === 'serve'
    },
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      if (isServer) return moduleOf({}, [])
      const addresses = locales.map(locale => {
        const texts = textsIn(locale)
        const hash = createHash('sha256').update(texts).digest('base64url').slice(0, 8)
        const fileName = `assets/first-texts.${locale}-${hash}.json`
        const originalFileName = `${id}/${locale}.json`
        this.emitFile({ type: 'asset', name: `${locale}.json`, fileName, originalFileName, source: texts })
        return [`./locales/${locale}.json`, `/${fileName}`]
      })
      return moduleOf(Object.fromEntries(addresses), Object.keys(folders))
    },
  }
}
