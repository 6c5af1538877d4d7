import { propertyType } from '../derived/attributeType.ts'
import type {
  Described,
  DescribedAttribute,
  DescribedElement,
  DescribedEvent,
  Description,
} from '../derived/describeElements.ts'
import { code, markdownTable } from './markdownTable.ts'

const attributeTable = (attributes: readonly DescribedAttribute[]) =>
  markdownTable(
    ['Attribute', 'Value', 'Default', 'What it sets'],
    attributes.map(attribute => [
      code(attribute.name),
      code(attribute.values?.join(', ') ?? propertyType({ ...attribute, fallback: '' })),
      attribute.fallback === undefined ? 'none' : code(attribute.fallback),
      attribute.summary,
    ]),
  )

const eventTable = (events: readonly DescribedEvent[]) =>
  markdownTable(
    ['Event', 'Detail', 'When'],
    events.map(({ name, detail, isCancelable, summary }) => [
      code(name),
      detail === 'null' ? 'none' : code(detail),
      isCancelable ? `${summary}. Can be prevented.` : summary,
    ]),
  )

const nameTable = (title: string, rows: readonly Described[], write: (name: string) => string) =>
  markdownTable(
    [title, 'What it is'],
    rows.map(({ name, summary }) => [code(write(name)), summary]),
  )

const own = <Thing extends { readonly isCommon: boolean }>(things: readonly Thing[]) =>
  things.filter(({ isCommon }) => !isCommon)

const section = (element: DescribedElement): string =>
  [
    `### ${element.name}`,
    [`${element.summary}.`, element.needs].filter(Boolean).join(' '),
    attributeTable(own(element.attributes)),
    eventTable(own(element.events)),
    nameTable('Part', element.parts, name => `::part(${name})`),
    nameTable('Slot', element.slots, name => name),
  ]
    .filter(Boolean)
    .join('\n\n')

const anchor = (name: string) => `[${code(name)}](#${name})`

const listOf = (title: string, elements: readonly DescribedElement[]) =>
  `### ${title}\n\n${markdownTable(
    ['Tag', 'What it shows'],
    elements.map(({ name, summary }) => [anchor(name), summary]),
  )}`

/** All tags with their summaries, grouped by what they ask for. */
export const elementList = ({ elements }: Description): string =>
  [
    listOf(
      'For every visitor',
      elements.filter(({ isOpen }) => isOpen),
    ),
    listOf(
      'For signed-in residents',
      elements.filter(({ isOpen }) => !isOpen),
    ),
  ].join('\n\n')

/** Attributes, events, parts and slots of each element, without those that every element has. */
export const elementReference = ({ elements }: Description): string => elements.map(section).join('\n\n')

export const commonAttributeTable = ({ elements }: Description): string =>
  attributeTable(elements[0]?.attributes.filter(({ isCommon }) => isCommon) ?? [])

export const commonEventTable = ({ elements }: Description): string =>
  eventTable(elements[0]?.events.filter(({ isCommon }) => isCommon) ?? [])

export const tokenTable = ({ tokens }: Description): string =>
  markdownTable(
    ['Token', 'Light', 'Dark', 'What it colours or sets'],
    tokens.map(({ name, light, dark, summary }) => [code(name), code(light), code(dark), summary]),
  )

/** Every event once, with the elements that emit it. */
export const eventList = ({ elements }: Description): string => {
  const emitters = Map.groupBy(
    elements.flatMap(element => own(element.events).map(event => ({ element: element.name, event }))),
    ({ event }) => event.name,
  )
  return markdownTable(
    ['Event', 'Elements', 'Detail'],
    [...emitters]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, emitted]) => [
        code(name),
        emitted.map(({ element }) => code(element)).join(', '),
        [
          ...new Set(emitted.map(({ event }) => (event.detail === 'null' ? 'none' : code(event.detail)))),
        ].join(', or '),
      ]),
  )
}
