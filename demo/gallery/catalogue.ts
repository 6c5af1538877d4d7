import type { WidgetDeclaration } from '../../src/element/declaration.ts'

const declarations = import.meta.glob<WidgetDeclaration>('../../{widgets,hosts}/*/*.widget.ts', {
  import: 'declaration',
  eager: true,
})

/** Every element there is, by name. */
export const catalogue: readonly WidgetDeclaration[] = Object.values(declarations).sort((a, b) =>
  a.name.localeCompare(b.name),
)

export interface Group {
  readonly title: string
  readonly elements: readonly WidgetDeclaration[]
}

/** The elements by whom they speak to, as their declarations tell. */
export const groups: readonly Group[] = [
  { title: 'For everybody', elements: catalogue.filter(({ needs }) => !needs.session && !needs.contract) },
  { title: 'For one person', elements: catalogue.filter(({ needs }) => needs.session && !needs.contract) },
  { title: 'For one contract', elements: catalogue.filter(({ needs }) => needs.contract) },
]

export const findElement = (name: string): WidgetDeclaration | undefined =>
  catalogue.find(element => element.name === name)

export const tagOf = (name: string): string => `resident-${name}`

/** Whether an element is the one that all others stand in. */
export const isWhole = (name: string): boolean => name === 'portal'
