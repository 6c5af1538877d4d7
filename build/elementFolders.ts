import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that an element is made from. */
export interface ElementFolder {
  /** The tag without "resident-". */
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

/** Every element there is: the widgets, and the host that is a tag as well. What declares itself is one. */
export const elementFolders = (): readonly ElementFolder[] => [
  ...inside('widgets', 'index.ts'),
  ...inside('hosts', 'widget.ts'),
]
