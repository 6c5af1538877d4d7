import type { Drawn, ElementDrawings } from '../../src/api/schemas/drawings.ts'
import { type Locale, locales } from '../../src/api/schemas/locales.ts'
import type { FirstState } from '../../src/client/FirstState.ts'
import { parseDrawn } from '../../src/element/parseDrawn.ts'

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
  // Each has a place of its own: what is the same in one language may differ in another.
  const indexOf = (text: string) => texts.push(text) - 1
  const partsOf = (parts: Drawn) => {
    const { shadow, light } = numberForms(parts)
    if (/\sstyle=/.test(shadow + light))
      throw new Error(`The first state of ${name} has an inline style, which policies of pages forbid.`)
    return { shadow: parseDrawn(shadow, indexOf), light: parseDrawn(light, indexOf) }
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
