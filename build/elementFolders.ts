import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Source folder of an element. */
export interface ElementFolder {
  /** The tag without `resident-`. */
  readonly name: string
  /** From the top of the tree, e.g. "widgets/bills". */
  readonly folder: string
  /** The script that exports the widget. */
  readonly entry: string
}

const root = join(import.meta.dirname, '..')

const inside = (parent: string, entry: string): readonly ElementFolder[] =>
  readdirSync(join(root, parent))
    .map(name => ({ name, folder: `${parent}/${name}`, entry: `${parent}/${name}/${entry}` }))
    .filter(({ name, folder }) => existsSync(join(root, folder, `${name}.widget.ts`)))

/** All elements: every widget or host with a `<name>.widget.ts`. The portal is a host and an element. */
export const elementFolders = (): readonly ElementFolder[] => [
  ...inside('widgets', 'index.ts'),
  ...inside('hosts', 'widget.ts'),
]
