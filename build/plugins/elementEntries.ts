import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { elementFolders } from '../elementFolders.ts'
import { copyFor } from './ownCopies.ts'

const prefix = 'resident-element:'
const top = join(import.meta.dirname, '../..')

const elements = elementFolders()

/** Entries of the build by name of the element; elementEntries makes their code. */
export const elementEntryIds: Readonly<Record<string, string>> = Object.fromEntries(
  elements.map(({ name }) => [name, prefix + name]),
)

/** Makes the entry of each element: it exports a function that defines the element. */
export const elementEntries: Plugin = {
  name: 'resident-element-entries',
  enforce: 'pre',
  // Vite turns the name of an entry into an absolute path, so the prefix may be anywhere in it.
  resolveId: id => (id.includes(prefix) ? `\0${id.slice(id.indexOf(prefix))}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return
    const name = id.slice(prefix.length + 1)
    const { folder, entry } = elements.find(element => element.name === name) ?? {}
    const isDrawn = existsSync(join(top, `${folder}/drawing.tsx`))
    return [
      // A copy of its own, because it is a request less.
      ...(isDrawn ? [`import '${copyFor(`${top}/src/element/takeOver.tsx`, name)}'`] : []),
      `import { widget } from '${top}/${entry}'`,
      `import { defineWidget } from '${top}/src/element/defineWidget.ts'`,
      'export const define = suffix => defineWidget(widget, suffix)',
    ].join('\n')
  },
}
