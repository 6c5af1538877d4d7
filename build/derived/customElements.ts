import { propertyType } from './attributeType.ts'
import type { DescribedElement, Description } from './describeElements.ts'

function declarationOf(element: DescribedElement, { tokens }: Description) {
  const { name, className, summary, needs, attributes, events, parts, slots } = element
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: name,
    summary,
    description: [summary, needs].filter(Boolean).join('. ').replace('..', '.'),
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(attribute => ({
      name: attribute.name,
      fieldName: attribute.property,
      description: attribute.summary,
      type: { text: propertyType(attribute) },
      ...(attribute.fallback !== undefined && { default: attribute.fallback }),
    })),
    members: attributes.map(attribute => ({
      kind: 'field',
      name: attribute.property,
      attribute: attribute.name,
      reflects: true,
      privacy: 'public',
      description: attribute.summary,
      type: { text: propertyType(attribute) },
      ...(attribute.fallback !== undefined && {
        default: attribute.kind === 'string' ? JSON.stringify(attribute.fallback) : attribute.fallback,
      }),
    })),
    events: events.map(event => ({
      name: event.name,
      description: event.isCancelable ? `${event.summary}. Can be prevented` : event.summary,
      type: { text: `CustomEvent<${event.detail}>` },
    })),
    slots: slots.map(slot => ({ name: slot.name, description: slot.summary })),
    cssParts: parts.map(part => ({ name: part.name, description: part.summary })),
    cssProperties: tokens.map(token => ({
      name: token.name,
      description: token.summary,
      default: token.light,
    })),
  }
}

/** The custom elements manifest, for documentation, catalogues and linters. */
export const customElements = (description: Description) => ({
  schemaVersion: '2.1.0',
  modules: description.elements.map(element => {
    const declaration = { name: element.className, module: element.script }
    return {
      kind: 'javascript-module',
      path: element.script,
      declarations: [declarationOf(element, description)],
      exports: [{ kind: 'custom-element-definition', name: element.name, declaration }],
    }
  }),
})
