import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const entry = join(
  dirname(createRequire(import.meta.url).resolve('lucide/package.json')),
  'dist/esm/lucide.mjs',
)

/** The lists of names in a source's imports of icons, or in the package's exports of one. */
const imports = /import \{([^}]*)\} from ["']lucide["'];?/g
const exports = /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g

let files: ReadonlyMap<string, string> | undefined

/** The module of each icon by its names: "export { default as Mail } from './icons/mail.mjs'". */
function filesOfIcons(): ReadonlyMap<string, string> {
  files ??= new Map(
    [...readFileSync(entry, 'utf8').matchAll(exports)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map(name => [name.replace('default as', '').trim(), join(dirname(entry), file)] as const),
    ),
  )
  return files
}

/** @param name also "House as HouseIcon" */
function importOf(name: string): string {
  const [icon = '', local = icon] = name.split(' as ')
  return `import ${local} from ${JSON.stringify(filesOfIcons().get(icon))};`
}

/**
 * Imports each icon from its own module. Through the entry of the package every module with an icon counts as an importer of
 * all icons, so that the chunks of the first pages would contain those of all pages.
 */
export const directIcons: Plugin = {
  name: 'resident-direct-icons',
  transform(code, id) {
    if (!/\.tsx?(\?|$)/.test(id) || id.includes('node_modules')) return
    const changed = code.replace(imports, (_, names: string) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => name !== '' && !name.startsWith('type '))
        .map(importOf)
        .join(' '),
    )
    return changed === code ? undefined : { code: changed, map: null }
  },
}
