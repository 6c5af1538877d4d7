import type { WidgetDeclaration } from '../../src/element/declaration.ts'

const declarations = import.meta.glob<WidgetDeclaration>('../../{widgets,hosts}/*/*.widget.ts', {
  import: 'declaration',
  eager: true,
})

/** All elements, sorted by name. */
export const catalogue: readonly WidgetDeclaration[] = Object.values(declarations).sort((a, b) =>
  a.name.localeCompare(b.name),
)

export interface Group {
  readonly title: string
  readonly elements: readonly WidgetDeclaration[]
}

/** The elements grouped by what their declarations need. */
export const groups: readonly Group[] = [
  {
    title: 'For every visitor',
    elements: catalogue.filter(({ needs }) => !needs.session && !needs.contract),
  },
  {
    title: 'For signed-in residents',
    elements: catalogue.filter(({ needs }) => needs.session && !needs.contract),
  },
  { title: 'For one contract', elements: catalogue.filter(({ needs }) => needs.contract) },
]

export const findElement = (name: string): WidgetDeclaration | undefined =>
  catalogue.find(element => element.name === name)

export const tagOf = (name: string): string => `resident-${name}`

/** Whether an element is the whole portal. */
export const isPortal = (name: string): boolean => name === 'portal'
