import { join } from 'node:path'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { elementFolders } from '../elementFolders.ts'

const root = join(import.meta.dirname, '..', '..')

/** Imports the declaration of every element. */
export const readDeclarations = (): Promise<WidgetDeclaration[]> =>
  Promise.all(
    elementFolders().map(async ({ name, folder }) => {
      const { declaration } = (await import(join(root, folder, `${name}.widget.ts`))) as {
        declaration: WidgetDeclaration
      }
      return declaration
    }),
  )
