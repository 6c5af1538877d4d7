import type { Plugin } from 'vite'
import { type Locale, locales } from '../../src/api/schemas/locales.ts'
import { drawnTextsKey } from '../../src/client/FirstState.ts'
import type { FirstStatesByName } from '../derived/readFirstStates.ts'

/** With this module in its scripts an element needs the texts of forms. */
const useForm = '/src/forms/useForm.ts'

/** An element that imports it itself shows guests something that waits for the shared texts. */
const sharedTexts = '/src/runtime/SharedTexts.tsx'

/** Elements with a form that only the server checks, so that they need no such text. */
const checkedByServer: readonly string[] = ['login']

/**
 * Writes the texts that an element needs at first, its own and the common ones, as one file for each language:
 * `<name>.<language>.first.json` for guests, and `<name>.<language>.signed-in.json` for signed-in users. The latter has the
 * shared texts, the former only where guests need them, and the texts of the element's first state. The loader fetches it
 * for the first element of a page (hosts/embed/loader.ts).
 */
export const elementTexts = (firstStates: FirstStatesByName): Plugin => ({
  name: 'resident-element-texts',
  generateBundle: {
    // After the files of single texts are in the bundle.
    order: 'post',
    handler(_, bundle) {
      /** A module and all that it imports in turn. */
      const modulesOf = (id: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(id)) return seen
        seen.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) modulesOf(imported, seen)
        return seen
      }
      const needForms = (modules: Iterable<string>) => [...modules].some(id => id.endsWith(useForm))
      const needShared = (modules: Iterable<string>) =>
        [...modules].some(
          id =>
            !id.includes('/src/runtime/') &&
            this.getModuleInfo(id)?.importedIds.some(imported => imported.endsWith(sharedTexts)),
        )
      const textsOf = (owner: string, locale: Locale): unknown => {
        const file = bundle[`${owner}.${locale}.json`]
        if (file?.type !== 'asset') throw new Error(`There are no texts of ${owner} in ${locale}.`)
        return JSON.parse(String(file.source))
      }
      for (const entry of Object.values(bundle)) {
        if (entry.type !== 'chunk' || !entry.isEntry || !entry.facadeModuleId) continue
        const { name, facadeModuleId } = entry
        const first = modulesOf(facadeModuleId)
        const later = [...first]
          .flatMap(id => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          .flatMap(id => [...modulesOf(id)])
        const forms = (isNeeded: boolean) => (isNeeded && !checkedByServer.includes(name) ? ['forms'] : [])
        const kinds = {
          first: [
            name,
            'shell',
            ...(needShared([...first, ...later]) ? ['shared'] : []),
            ...forms(needForms(first)),
          ],
          'signed-in': [name, 'shell', 'shared', ...forms(needForms(first) || needForms(later))],
        }
        for (const [kind, owners] of Object.entries(kinds))
          for (const locale of locales)
            this.emitFile({
              type: 'asset',
              fileName: `${name}.${locale}.${kind}.json`,
              source: JSON.stringify({
                ...Object.fromEntries(owners.map(owner => [owner, textsOf(owner, locale)])),
                ...(kind === 'first' && { [drawnTextsKey(name)]: firstStates[name]?.texts[locale] }),
              }),
            })
      }
    },
  },
})
