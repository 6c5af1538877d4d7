import { nearestName } from '../../src/api/rules/nearestName.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import { tagOf } from '../../src/client/findLoader.ts'
import { prefix } from '../../src/client/watchTags.ts'
import { readAttribute } from '../../src/runtime/attributes.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import type { SuiteConfig } from '../../src/suite/config.ts'
import type { Finding } from './findings.ts'

/** What the doctor examines; tests can replace every part. */
export interface ExaminedPage {
  readonly page: ParentNode
  /** Settings as they are in the loader's script tag; undefined without a loader. */
  readonly settings: Readonly<Record<string, unknown>> | undefined
  /** Those of them that are valid. */
  readonly config: SuiteConfig
  /** Version of the running elements. */
  readonly version: string
  /** Names of all elements of this version; undefined if unknown. */
  readonly names: readonly string[] | undefined
  readonly isSignedIn: boolean
  readonly hasContract: boolean
  readonly widgetOf: (tag: string) => Widget | undefined
}

const isOwn = ({ localName }: Element) => localName.startsWith(prefix)

/** The resident elements of a page, also those in open shadow roots of its other elements. */
export const elementsIn = (page: ParentNode): readonly Element[] =>
  [...page.querySelectorAll('*')].flatMap(element =>
    isOwn(element) ? [element] : element.shadowRoot ? elementsIn(element.shadowRoot) : [],
  )

/** Values of settings, in no language. */
const settingValues = {
  vendor: 'a–z, 0–9, -',
  locale: locales.join(', '),
  key: 'pk_…',
  api: 'https://…, sandbox',
  portal: 'https://…',
} as const

/** Reports settings of the script tag that are left out because they are not valid. */
const examineSettings = ({ settings, config }: ExaminedPage): readonly Finding[] =>
  (Object.keys(settingValues) as (keyof typeof settingValues)[])
    .filter(name => settings?.[name] && config[name] === undefined)
    .map(name => ({
      code: 'attributeWrong',
      tone: 'wrong',
      values: {
        tag: 'script',
        name: `data-${name}`,
        value: String(settings?.[name]),
        takes: settingValues[name],
      },
    }))

function examineScripts(page: ParentNode): Finding {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src*="/embed/"]')].filter(({ src }) =>
    /\/loader\.js($|\?)/.test(src),
  )
  // Builds with different suffixes are meant to be on one page.
  const suffixes = new Set(scripts.map(({ dataset }) => dataset.tagSuffix))
  const addresses = scripts.map(({ src }) => src)
  return scripts.length > suffixes.size
    ? {
        code: 'scriptTwice',
        tone: 'wrong',
        values: { count: addresses.length, addresses: [...new Set(addresses)].join(', ') },
      }
    : { code: 'scriptOnce', tone: 'good' }
}

function examineTag(tag: string, { names, widgetOf }: ExaminedPage): readonly Finding[] {
  if (widgetOf(tag)) return []
  const name = tag.slice(prefix.length, tag.length + prefix.length - tagOf('').length)
  if (!names || names.includes(name)) return [{ code: 'notLoaded', tone: 'wrong', values: { tag } }]
  const suggestion = nearestName(name, names)
  return [
    suggestion
      ? { code: 'tagMeant', tone: 'wrong', values: { tag, meant: tagOf(suggestion) } }
      : { code: 'tagUnknown', tone: 'wrong', values: { tag } },
  ]
}

/** Reports attributes whose values the element rejects. */
const examineAttributes = (element: Element, widget: Widget): readonly Finding[] =>
  Object.entries(widget.attributes)
    .filter(([name, attribute]) => !readAttribute(attribute, element.getAttribute(name)).valid)
    .map(([name, attribute]) => ({
      code: 'attributeWrong',
      tone: 'wrong',
      values: {
        tag: element.localName,
        name,
        value: element.getAttribute(name) ?? '',
        takes: attribute.values?.join(', ') ?? attribute.summary,
      },
    }))

/** Reports an element among the children of another one, which shows no child; tags that end with "/>" cause it. */
function examineNesting(element: Element): readonly Finding[] {
  let around = element.parentElement
  while (around && !isOwn(around)) around = around.parentElement
  return around
    ? [{ code: 'nested', tone: 'wrong', values: { tag: element.localName, around: around.localName } }]
    : []
}

/** Attributes that any HTML element may have. */
const globalAttributes =
  /^(id|class|style|slot|part|lang|dir|hidden|title|role|tabindex|translate|inert|is|name|data-.*|aria-.*|on.*|v-.*|_.*|x-.*|hx-.*)$/

/** Reports attributes that the element does not declare. */
function examineUnknownAttributes(element: Element, widget: Widget): readonly Finding[] {
  const names = Object.keys(widget.attributes)
  return element
    .getAttributeNames()
    .filter(name => !names.includes(name) && !globalAttributes.test(name))
    .map((name): Finding => {
      const meant = nearestName(name, names)
      const tag = element.localName
      return meant
        ? { code: 'attributeMeant', tone: 'wrong', values: { tag, name, meant } }
        : { code: 'attributeUnknown', tone: 'wrong', values: { tag, name, names: names.join(', ') } }
    })
}

function examineNeeds(tag: string, { needs }: Widget, examined: ExaminedPage): readonly Finding[] {
  if ((needs.session || needs.contract) && !examined.isSignedIn)
    return [{ code: 'needsSignIn', tone: 'note', values: { tag } }]
  if (needs.contract && !examined.hasContract)
    return [{ code: 'needsContract', tone: 'note', values: { tag } }]
  return []
}

/** Examines the page: its script tags and their settings, its elements, their attributes and what they wait for. */
export function examinePage(examined: ExaminedPage): readonly Finding[] {
  const elements = elementsIn(examined.page).filter(({ localName }) => localName !== tagOf('doctor'))
  const tags = [...new Set(elements.map(({ localName }) => localName))]
  const findings = [
    ...examineSettings(examined),
    ...tags.flatMap(tag => examineTag(tag, examined)),
    ...elements.flatMap(examineNesting),
    ...elements.flatMap(element => {
      const widget = examined.widgetOf(element.localName)
      return widget
        ? [...examineAttributes(element, widget), ...examineUnknownAttributes(element, widget)]
        : []
    }),
    ...tags.flatMap(tag => {
      const widget = examined.widgetOf(tag)
      const named = elements.some(element => element.localName === tag && element.hasAttribute('contract'))
      return widget
        ? examineNeeds(tag, widget, { ...examined, hasContract: named || examined.hasContract })
        : []
    }),
  ]
  return [
    { code: 'version', tone: 'good', values: { version: examined.version } },
    examineScripts(examined.page),
    tags.length > 0
      ? { code: 'elements', tone: 'good', values: { count: elements.length, tags: tags.join(', ') } }
      : { code: 'noElements', tone: 'note' },
    ...findings,
  ]
}
