import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'

const widgets = join(import.meta.dirname, '..', '..', 'widgets')

/** What every widget declares, read from its own file. */
export const readDeclarations = (): Promise<WidgetDeclaration[]> =>
  Promise.all(
    readdirSync(widgets).map(async name => {
      const { declaration } = (await import(join(widgets, name, `${name}.widget.ts`))) as {
        declaration: WidgetDeclaration
      }
      return declaration
    }),
  )
