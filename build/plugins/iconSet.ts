import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'resident-icon-set'

/** Names of the icons that a source imports from lucide. */
const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/import (?!type)\{([^}]*)\} from 'lucide'/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(name => /^[A-Z]\w*$/.test(name)),
  )

/** Module with every icon that the sources import, for the page that shows them all. */
export const iconSet: Plugin = {
  name: id,
  resolveId: source => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return
    const root = join(import.meta.dirname, '../..')
    const names = ['src', 'widgets', 'hosts'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file))
        .flatMap(file => namesIn(readFileSync(join(root, folder, file), 'utf8'))),
    )
    const list = [...new Set(names)].sort().join(', ')
    return `import { ${list} } from 'lucide'\nexport const icons = { ${list} }`
  },
}
