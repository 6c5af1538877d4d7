import { languageName } from '../../src/api/rules/languageName.ts'
import type { ElementList, ListedAttribute } from '../../src/api/schemas/elementList.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import type { DescribedAttribute, Description } from './describeElements.ts'

const listed = (attribute: DescribedAttribute): ListedAttribute => {
  const { name, kind, summary, values, pattern, fallback, inPageOnly } = attribute
  return {
    name,
    kind,
    summary,
    ...(values && { values: [...values] }),
    ...(pattern !== undefined && { pattern }),
    ...(fallback !== undefined && { fallback }),
    ...(inPageOnly && { inPageOnly }),
  }
}

/** For servers and content management systems, which check attributes without running the elements. */
export const elementList = ({ version, elements }: Description): ElementList => ({
  version,
  elements: elements.map(({ name, summary, isOpen, attributes }) => ({
    name: name.replace(/^resident-/, ''),
    summary,
    isOpen,
    attributes: attributes.map(listed),
  })),
  languages: Object.fromEntries(locales.map(locale => [locale, languageName(locale)])),
})
