import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { EventDeclaration, Reserved, WidgetDeclaration } from '../../src/element/declaration.ts'
import { type Attribute, camelCase, commonAttributes } from '../../src/runtime/attributes.ts'
import type { Token } from '../../src/theme/tokens.ts'
import { typeOfSchema } from './typeOfSchema.ts'

export interface DescribedAttribute {
  readonly name: string
  /** Name of its property. */
  readonly property: string
  readonly kind: 'string' | 'number' | 'boolean'
  readonly values: readonly string[] | undefined
  /** The default as text; undefined if there is none. */
  readonly fallback: string | undefined
  readonly summary: string
  /** Source of the regular expression that values match; undefined if `values` lists them or any text is allowed. */
  readonly pattern: string | undefined
  /** Whether it has an effect only on an element of the page itself, not on one in an iframe. */
  readonly inPageOnly: boolean
  /** Whether every element has it. */
  readonly isCommon: boolean
}

export interface DescribedEvent {
  readonly name: string
  readonly summary: string
  readonly isCancelable: boolean
  /** What `event.detail` is, as a TypeScript type. */
  readonly detail: string
  readonly isCommon: boolean
}

export interface Described {
  readonly name: string
  readonly summary: string
}

/** One element, as the files for editors and frameworks describe it. */
export interface DescribedElement extends Described {
  /** Name of its script in the folder of a build. */
  readonly script: string
  readonly className: string
  readonly attributes: readonly DescribedAttribute[]
  readonly events: readonly DescribedEvent[]
  readonly parts: readonly Described[]
  readonly slots: readonly Described[]
  /** What it needs, as a sentence; undefined if nothing. */
  readonly needs: string | undefined
  /** Whether it works without signing in. */
  readonly isOpen: boolean
  /** What a page reserves for it. */
  readonly reserved: Reserved | undefined
}

/** Input of the derived files. */
export interface Description {
  readonly version: string
  readonly elements: readonly DescribedElement[]
  readonly tokens: readonly Token[]
}

const pascalCase = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const attributeOf = ([name, attribute]: [string, Attribute]): DescribedAttribute => ({
  name,
  property: camelCase(name),
  kind: attribute.type,
  values: attribute.values,
  fallback: attribute.fallback === undefined ? undefined : String(attribute.fallback),
  summary: attribute.summary,
  pattern: attribute.pattern?.source,
  inPageOnly: attribute.inPageOnly === true,
  isCommon: name in commonAttributes,
})

const eventOf = ([name, { summary, detail, cancelable }]: [string, EventDeclaration]): DescribedEvent => ({
  name,
  summary,
  isCancelable: cancelable === true,
  detail: detail ? typeOfSchema(z.toJSONSchema(detail())) : 'null',
  isCommon: name in commonEvents,
})

const named = (all: Readonly<Record<string, string>>): Described[] =>
  Object.entries(all).map(([name, summary]) => ({ name, summary }))

function needsOf({ session, contract }: WidgetDeclaration['needs']): string | undefined {
  if (contract) return 'Needs a signed-in person with a contract; asks for either where it is missing.'
  return session ? 'Needs a signed-in person; asks to sign in where nobody is.' : undefined
}

const describeElement = (declaration: WidgetDeclaration): DescribedElement => ({
  name: `resident-${declaration.name}`,
  script: `${declaration.name}.js`,
  className: `Resident${pascalCase(declaration.name)}Element`,
  summary: declaration.summary,
  attributes: Object.entries<Attribute>(declaration.attributes).map(attributeOf),
  events: Object.entries(declaration.events).map(eventOf),
  parts: named(declaration.parts),
  slots: named(declaration.slots),
  needs: needsOf(declaration.needs),
  isOpen: !declaration.needs.session && !declaration.needs.contract,
  reserved: declaration.reserved,
})

/** Describes the elements from their declarations, sorted by name. */
export const describeElements = (
  declarations: readonly WidgetDeclaration[],
  tokens: readonly Token[],
  version: string,
): Description => ({
  version,
  tokens,
  elements: declarations.map(describeElement).sort((one, other) => (one.name < other.name ? -1 : 1)),
})
