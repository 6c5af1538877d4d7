import type { WidgetDeclaration } from '../../src/element/declaration.ts'

const declarations = import.meta.glob<WidgetDeclaration>('../../{widgets,hosts}/*/*.widget.ts', {
  import: 'declaration',
  eager: true,
})

/** All elements, sorted by name. */
export const catalogue: readonly WidgetDeclaration[] = Object.values(declarations).sort((a, b) =>
  a.name.localeCompare(b.name),
)

export const findElement = (name: string): WidgetDeclaration | undefined =>
  catalogue.find(element => element.name === name)

export interface Group {
  readonly title: string
  readonly elements: readonly WidgetDeclaration[]
}

/** What most vendors begin with, in the order of a page. */
const firstNames = ['login', 'contract-switcher', 'bills', 'meters']
const others = catalogue.filter(({ name }) => !firstNames.includes(name))

/** The first elements, then the others grouped by what their declarations need. */
export const groups: readonly Group[] = [
  { title: 'Start here', elements: firstNames.flatMap(name => findElement(name) ?? []) },
  {
    title: 'For every visitor',
    elements: others.filter(({ needs }) => !needs.session && !needs.contract),
  },
  {
    title: 'For signed-in residents',
    elements: others.filter(({ needs }) => needs.session && !needs.contract),
  },
  { title: 'For one contract', elements: others.filter(({ needs }) => needs.contract) },
]

export const tagOf = (name: string): string => `resident-${name}`

/** Whether an element is the whole portal. */
export const isPortal = (name: string): boolean => name === 'portal'
