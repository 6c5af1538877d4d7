import { attributeType, propertyType } from './attributeType.ts'
import type { DescribedAttribute, DescribedElement, DescribedEvent, Description } from './describeElements.ts'

const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`)

const comment = (text: string) => `/** ${text.replaceAll('*/', '* /')} */`

const attributeLine = (attribute: DescribedAttribute) =>
  `  ${comment(attribute.summary)}\n  ${key(attribute.name)}?: ${attributeType(attribute)} | undefined\n`

const propertyLine = (attribute: DescribedAttribute) =>
  `  ${comment(attribute.summary)}\n  ${attribute.property}: ${propertyType(attribute)}\n`

const eventLine = ({ name, summary, detail, isCancelable }: DescribedEvent) =>
  `  ${comment(isCancelable ? `${summary}; can be prevented` : summary)}\n  '${name}': CustomEvent<${detail}>\n`

const block = (head: string, lines: readonly string[]) =>
  lines.length > 0 ? `${head} {\n${lines.join('')}}\n` : `${head} {}\n`

const own = <Thing extends { readonly isCommon: boolean }>(things: readonly Thing[]) =>
  things.filter(({ isCommon }) => !isCommon)

function interfacesOf({ className, summary, attributes, events }: DescribedElement): string {
  const base = className.replace(/Element$/, '')
  return [
    block(
      `export interface ${base}Attributes extends ResidentAttributes`,
      own(attributes).map(attributeLine),
    ),
    block(`export interface ${base}Events extends ResidentEvents`, own(events).map(eventLine)),
    `${comment(summary)}\n`,
    block(
      `export interface ${className} extends ResidentElement<${base}Events>`,
      own(attributes).map(propertyLine),
    ),
  ].join('')
}

/** Events on `document`: those of elements, which bubble, and of the whole page; see src/suite/getSuite.ts. */
const documentEvents = `  interface DocumentEventMap extends ResidentEventMap {
    'resident-session-changed': CustomEvent<{ signedIn: boolean }>
    'resident-contract-changed': CustomEvent<{ contractId: number | null }>
  }
`

const listening = (verb: 'add' | 'remove') => {
  const options = verb === 'add' ? 'boolean | AddEventListenerOptions' : 'boolean | EventListenerOptions'
  return `  ${verb}EventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: this, event: Events[Name]) => unknown,
    options?: ${options},
  ): void
  ${verb}EventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: ${options},
  ): void
  ${verb}EventListener<Name extends keyof ResidentEventMap>(
    type: Name,
    listener: (this: this, event: ResidentEventMap[Name]) => unknown,
    options?: ${options},
  ): void
  ${verb}EventListener<Name extends string>(
    type: Name & (Name extends \`resident-\${string}\` ? never : unknown),
    listener: EventListenerOrEventListenerObject,
    options?: ${options},
  ): void
`
}

/** TypeScript types of all elements, for every framework: tags, attributes, properties and events. */
export function elementTypings({ elements, version }: Description): string {
  const [first] = elements
  const common = first?.attributes.filter(({ isCommon }) => isCommon) ?? []
  const events = first?.events.filter(({ isCommon }) => isCommon) ?? []
  const tags = elements.map(({ name, className }) => {
    const base = className.replace(/Element$/, '')
    return `  '${name}': { element: ${className}; attributes: ${base}Attributes; events: ${base}Events }\n`
  })
  const documented = (text: string, code: string) => `${comment(text)}\n${code}`
  return [
    `// Resident Widgets ${version}. Made from the elements' declarations.\n`,
    documented(
      'Attributes of every element.',
      block('export interface ResidentAttributes', common.map(attributeLine)),
    ),
    documented('Events of every element.', block('export interface ResidentEvents', events.map(eventLine))),
    documented(
      'What every element is.',
      block('export interface ResidentElement<Events> extends HTMLElement', [
        ...common.map(propertyLine),
        listening('add'),
        listening('remove'),
      ]),
    ),
    ...elements.map(interfacesOf),
    documented(
      'Every tag, with its element, its attributes and its events.',
      block('export interface ResidentTags', tags),
    ),
    documented(
      'Events of all elements. They bubble, so an element hears those of elements inside it.',
      `type EventsOf<Tag> = Tag extends keyof ResidentTags ? ResidentTags[Tag]['events'] : never
type EventNames<Events> = Events extends unknown ? keyof Events : never
type EventNamed<Events, Name> = Events extends unknown ? (Name extends keyof Events ? Events[Name] : never) : never
export type ResidentEventMap = {
  [Name in EventNames<EventsOf<keyof ResidentTags>>]: EventNamed<EventsOf<keyof ResidentTags>, Name>
}
`,
    ),
    documented(
      'Listeners as templates name them: a prefix and the event.',
      `export type ResidentListeners<Events, Prefix extends string> = {
  [Name in keyof Events & string as \`\${Prefix}\${Name}\`]?: (event: Events[Name]) => void
}
`,
    ),
    "type Elements = { [Tag in keyof ResidentTags]: ResidentTags[Tag]['element'] }\n",
    `declare global {\n  interface HTMLElementTagNameMap extends Elements {}\n${documentEvents}}\n`,
  ].join('\n')
}
