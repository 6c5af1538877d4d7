import { nearestName } from '../../../src/api/rules/nearestName.ts'
import type { ListedAttribute, ListedElement } from '../../../src/api/schemas/elementList.ts'
import type { FrameFault } from './FrameFault.ts'

/** Element and attributes that the URL of a frame names. */
export interface AskedFrame {
  /** Undefined for an unknown name. */
  readonly element: ListedElement | undefined
  /** As they are in the tag. */
  readonly attributes: Readonly<Record<string, string>>
  readonly faults: readonly FrameFault[]
}

/**
 * Parameters that are not attributes: a bank appends `payment`, and `resident-doctor` turns on diagnostics.
 */
const notAttributes = new Set(['payment', 'resident-doctor'])

function takes({ kind, values, pattern }: ListedAttribute, text: string): boolean {
  if (kind === 'boolean') return ['', 'true', 'false'].includes(text)
  if (values) return values.includes(text)
  return pattern === undefined || new RegExp(pattern).test(text)
}

function attributeFault(
  { name: element, attributes }: ListedElement,
  name: string,
  value: string,
): FrameFault | undefined {
  const attribute = attributes.find(one => one.name === name)
  if (attribute?.inPageOnly) return { code: 'attributeInPage', values: { name } }
  if (attribute)
    return takes(attribute, value)
      ? undefined
      : {
          code: 'attributeWrong',
          values: { element, name, value, takes: attribute.values?.join(', ') ?? attribute.summary },
        }
  const names = attributes.filter(one => !one.inPageOnly).map(one => one.name)
  const meant = nearestName(name, names)
  return meant
    ? { code: 'attributeMeant', values: { element, name, meant } }
    : { code: 'attributeUnknown', values: { element, name, all: names.join(', ') } }
}

/** Parses the element and the attributes from a URL, with the faults of either. */
export function readFrame(
  elements: readonly ListedElement[],
  name: string,
  query: URLSearchParams,
): AskedFrame {
  const element = elements.find(one => one.name === name)
  if (!element) {
    const names = elements.map(one => one.name)
    const meant = nearestName(name, names)
    const fault: FrameFault = meant
      ? { code: 'elementMeant', values: { name, meant } }
      : { code: 'elementUnknown', values: { name, all: names.join(', ') } }
    return { element, attributes: {}, faults: [fault] }
  }
  const attributes = [...query].filter(([key]) => !notAttributes.has(key))
  return {
    element,
    attributes: Object.fromEntries(attributes),
    faults: attributes.flatMap(([key, value]) => attributeFault(element, key, value) ?? []),
  }
}
