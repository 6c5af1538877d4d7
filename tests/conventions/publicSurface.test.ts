import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { packageTypings } from '../../build/package/packageTypings.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { EventDeclaration, WidgetDeclaration } from '../../src/element/declaration.ts'
import { type Attribute, commonAttributes } from '../../src/runtime/attributes.ts'
import { tokens } from '../../src/theme/tokens.ts'

const declarations = Object.values(
  import.meta.glob<WidgetDeclaration>('../../{widgets,hosts}/*/*.widget.ts', {
    import: 'declaration',
    eager: true,
  }),
)

/** Entries of the first object that the second one lacks. */
const without = <Value>(all: Readonly<Record<string, Value>>, left: object) =>
  Object.entries(all).filter(([name]) => !(name in left))

const attributeLine = ([name, { fallback, values }]: [string, Attribute]) =>
  `attribute ${name} = ${JSON.stringify(fallback ?? null)}${values ? ` of ${values.join(' ')}` : ''}`

function eventLine([name, { detail, cancelable }]: [string, EventDeclaration]): string {
  const shape = detail && JSON.stringify(z.toJSONSchema(detail()).properties)
  return [`event ${name}`, cancelable && 'cancelable', shape].filter(Boolean).join(' ')
}

const settings = [...(packageTypings([])['configure.d.ts'] ?? '').matchAll(/^ {2}(\w+)\?: /gm)].map(
  ([, name]) => name,
)

const surface = [
  ...Object.entries<Attribute>(commonAttributes).map(
    attribute => `every element: ${attributeLine(attribute)}`,
  ),
  ...Object.entries(commonEvents).map(event => `every element: ${eventLine(event)}`),
  ...declarations.flatMap(({ name, attributes, events, parts, slots }) =>
    [
      'element',
      ...without(attributes, commonAttributes).map(attributeLine),
      ...without(events, commonEvents).map(eventLine),
      ...Object.keys(parts).map(part => `part ${part}`),
      ...Object.keys(slots).map(slot => `slot ${slot}`),
    ].map(line => `resident-${name}: ${line}`),
  ),
  ...settings.map(name => `configure: setting ${name}`),
  ...tokens.map(({ name }) => `token ${name}`),
].sort()

it('every element has the common attributes and events', () => {
  const lacking = declarations.filter(
    ({ attributes, events }) =>
      without(commonAttributes, attributes).length > 0 || without(commonEvents, events).length > 0,
  )
  expect(lacking.map(({ name }) => name)).toEqual([])
})

// Accept an intended change by "npm run test:unit -- publicSurface -u" and review the diff.
it('tags, attributes, events, parts, slots, settings and tokens equal the committed public surface', async () => {
  await expect(`${surface.join('\n')}\n`).toMatchFileSnapshot('publicSurface.txt')
})
