import { SaxesParser } from 'saxes'
import { inertForm } from '../../src/api/rules/inertForm.ts'
import { type Drawn, drawnPortal, type ElementDrawings } from '../../src/api/schemas/drawings.ts'
import { type Locale, locales } from '../../src/api/schemas/locales.ts'
import type { DrawnAttributes, DrawnNode, FirstState } from '../../src/client/FirstState.ts'

/** Attributes whose values are read by people, or name their language. */
const readable: ReadonlySet<string> = new Set([
  'aria-description',
  'aria-label',
  'lang',
  'placeholder',
  'title',
])

/** Attributes that a script may set without running anything, beside `aria-*` and `data-*`. */
const harmless =
  /^(accept|action|autoCapitalize|autoComplete|class|cx|cy|d|dir|for|form|height|hidden|href|id|inputMode|maxLength|method|multiple|name|noValidate|part|popover|r|required|role|rx|ry|slot|spellCheck|tabindex|target|type|value|viewBox|width|x|y)$/

const tags =
  /^(a|button|circle|div|fieldset|form|h[1-6]|header|input|label|legend|li|ol|p|path|rect|section|select|slot|small|span|strong|svg|textarea|ul)$/

interface OpenElement {
  readonly tag: string
  readonly attributes: DrawnAttributes
  readonly children: DrawnNode[]
}

/** The nodes of drawn HTML, whose texts are put into `texts`. React writes it as XML can be written. */
function parseDrawn(html: string, texts: string[]): readonly DrawnNode[] {
  // Each has a place of its own: what is the same in one language may differ in another.
  const indexOf = (text: string) => texts.push(text) - 1
  const top: OpenElement = { tag: '', attributes: {}, children: [] }
  const open: OpenElement[] = [top]
  const parser = new SaxesParser({ fragment: true })
  parser.on('error', error => {
    throw error
  })
  parser.on('text', text => open.at(-1)?.children.push(indexOf(text)))
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (tag === 'form' && attributes.method !== inertForm.method)
      throw new Error('A drawing has a form that would be sent, which no first state may have.')
    if (!tags.test(tag)) throw new Error(`A drawing has a <${tag}>, which no first state may have.`)
    const read = Object.entries(attributes).map(([name, value]) => {
      if (readable.has(name)) return [name, indexOf(value)] as const
      if (!harmless.test(name) && !/^(aria|data)-/.test(name))
        throw new Error(`A drawing has the attribute "${name}", which no first state may set.`)
      return [name, value.replace(drawnPortal, '{portal}')] as const
    })
    open.push({ tag, attributes: Object.fromEntries(read), children: [] })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) open.at(-1)?.children.push([closed.tag, closed.attributes, ...closed.children])
  })
  parser.write(html).close()
  return top.children
}

/** Gives each form of a page an id of its own. */
function numberForms({ shadow, light }: Drawn): Drawn {
  const id = /<form\b[^>]*\sid="([\w-]+)"/.exec(light)?.[1]
  return { shadow, light: id ? light.replaceAll(`"${id}"`, `"${id}-{form}"`) : light }
}

/** A first state, and its texts in a language. */
function inLanguage(name: string, { scriptCss, markup }: ElementDrawings, locale: Locale) {
  const drawn = markup[locale]
  if (!drawn) throw new Error(`An element is not drawn in ${locale}.`)
  const texts: string[] = []
  const partsOf = (parts: Drawn) => {
    const { shadow, light } = numberForms(parts)
    return { shadow: parseDrawn(shadow, texts), light: parseDrawn(light, texts) }
  }
  const state: FirstState = {
    name,
    css: scriptCss,
    ...(drawn.plain && { plain: partsOf(drawn.plain) }),
    vendor: partsOf(drawn.vendor),
  }
  return { state, texts }
}

/** What is drawn of an element before its scripts are there (EMB-19). */
export interface FirstStateInLanguages {
  readonly state: FirstState
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/**
 * The first state of an element as data: one for all languages, and the texts of each.
 * @throws where languages differ in more than texts, or a drawing has what may run
 */
export function firstStateOf(name: string, drawings: ElementDrawings): FirstStateInLanguages {
  const byLocale = locales.map(locale => [locale, inLanguage(name, drawings, locale)] as const)
  const [first] = byLocale
  for (const [locale, { state }] of byLocale)
    if (JSON.stringify(state) !== JSON.stringify(first?.[1].state))
      throw new Error(
        `The first state of ${name} in ${locale} differs from ${first?.[0]} in more than texts.`,
      )
  if (!first) throw new Error('There are no languages.')
  return {
    state: first[1].state,
    texts: Object.fromEntries(byLocale.map(([locale, { texts }]) => [locale, texts])),
  }
}
