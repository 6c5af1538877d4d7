import { propertyType } from './attributeType.ts'
import type { Described, DescribedElement, Description } from './describeElements.ts'

const lines = (...parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join('\n\n')

const listOf = (title: string, rows: readonly Described[]) =>
  rows.length > 0 &&
  `**${title}**\n${rows.map(({ name, summary }) => `- \`${name}\`: ${summary}`).join('\n')}`

const markdown = (value: string) => ({ kind: 'markdown', value })

const about = ({ summary, needs, events, parts, slots }: DescribedElement) =>
  lines(summary, needs, listOf('Events', events), listOf('Parts', parts), listOf('Slots', slots))

/** HTML custom data for VS Code: completes tags, attributes and their values. */
export const vscodeHtml = ({ elements }: Description) => ({
  version: 1.1,
  tags: elements.map(element => ({
    name: element.name,
    description: markdown(about(element)),
    attributes: element.attributes.map(({ name, summary, fallback, values, kind }) => ({
      name,
      description: markdown(lines(summary, fallback !== undefined && `Without it: \`${fallback}\``)),
      ...(values && { values: values.map(value => ({ name: value })) }),
      ...(kind === 'boolean' && { valueSet: 'v' }),
    })),
  })),
})

/** CSS custom data for VS Code: tokens and parts. */
export const vscodeCss = ({ elements, tokens }: Description) => {
  const parts = [...new Set(elements.flatMap(element => element.parts.map(({ name }) => name)))].sort()
  const holders = (part: string) =>
    elements.flatMap(({ name, parts: own }) =>
      own.filter(one => one.name === part).map(({ summary }) => ({ name, summary })),
    )
  return {
    version: 1.1,
    properties: tokens.map(({ name, summary, light, dark }) => ({
      name,
      description: markdown(lines(summary, `\`${light}\`, in the dark \`${dark}\``)),
    })),
    pseudoElements: parts.map(part => ({
      name: `::part(${part})`,
      description: markdown(lines(listOf('Elements', holders(part)))),
    })),
  }
}

/** web-types for JetBrains editors. */
export const webTypes = ({ elements, tokens, version }: Description) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: 'resident-widgets',
  version,
  'description-markup': 'markdown',
  'js-types-syntax': 'typescript',
  contributions: {
    html: {
      elements: elements.map(element => ({
        name: element.name,
        description: lines(element.summary, element.needs),
        attributes: element.attributes.map(attribute => ({
          name: attribute.name,
          description: attribute.summary,
          required: false,
          ...(attribute.fallback !== undefined && { default: attribute.fallback }),
          value:
            attribute.kind === 'boolean'
              ? { kind: 'no-value', type: 'boolean' }
              : { kind: 'plain', type: propertyType(attribute) },
        })),
        slots: element.slots.map(({ name, summary }) => ({ name, description: summary })),
        js: {
          properties: element.attributes.map(attribute => ({
            name: attribute.property,
            description: attribute.summary,
            type: propertyType(attribute),
          })),
          events: element.events.map(({ name, summary, detail }) => ({
            name,
            description: summary,
            type: `CustomEvent<${detail}>`,
          })),
        },
        css: { parts: element.parts.map(({ name, summary }) => ({ name, description: summary })) },
      })),
    },
    css: { properties: tokens.map(({ name, summary }) => ({ name, description: summary })) },
  },
})
