import { isLocale, type Locale, locales } from '../api/schemas/locales.ts'
import { patterns } from '../api/schemas/patterns.ts'

/** One attribute: how its text is read, what it is without, and what it does. */
export interface Attribute<T = unknown> {
  /** The value of a text, or undefined when the text is not valid. Attributes are texts, so this needs no schema. */
  readonly read: (text: string) => T | undefined
  readonly fallback: T
  readonly type: 'string' | 'number' | 'boolean'
  readonly summary: string
  /** Values an editor can offer. */
  readonly values?: readonly string[]
  /** The shape its texts have, for code that knows the declarations alone: content management systems, frames. */
  readonly pattern?: RegExp
  /** Means something on the page it stands on alone, or is one person's: no address carries it. */
  readonly inPageOnly?: true
}

export type Attributes = Readonly<Record<string, Attribute>>

/** The props a component gets from its attributes. */
export type PropsOf<A extends Attributes> = {
  readonly [Name in keyof A as CamelCase<Name & string>]: A[Name] extends Attribute<infer T> ? T : never
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** One of a few words. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  fallback: Value,
  summary: string,
): Attribute<Value> => ({
  read: text => values.find(value => value === text),
  fallback,
  type: 'string',
  summary,
  values,
})

/** A text of one shape. */
export const matching = (pattern: RegExp, summary: string): Attribute<string | undefined> => ({
  read: text => (pattern.test(text) ? text : undefined),
  fallback: undefined,
  type: 'string',
  summary,
  pattern,
})

/** A number whose text has one shape. */
export const numbered = (pattern: RegExp, summary: string): Attribute<number | undefined> => ({
  read: text => (pattern.test(text) ? Number(text) : undefined),
  fallback: undefined,
  type: 'number',
  summary,
  pattern,
})

/** True when the attribute is there, bare or "true"; "false" is false. */
export const flag = (summary: string): Attribute<boolean> => ({
  read: text => (/^(true)?$/.test(text) ? true : text === 'false' ? false : undefined),
  fallback: false,
  type: 'boolean',
  summary,
})

/** Attributes that every element takes. */
export const commonAttributes = {
  locale: {
    read: text => (isLocale(text) ? text : undefined),
    fallback: undefined,
    type: 'string',
    summary: 'Language: en, lt, lv or ru; else the nearest lang, else the page’s, else en',
    values: locales,
  } as Attribute<Locale | undefined>,
  theme: oneOf(['auto', 'light', 'dark'], 'auto', 'Colour scheme; auto follows the page’s color-scheme'),
  font: oneOf(['system', 'inherit'], 'system', 'inherit takes the font of the page'),
  vendor: matching(patterns.slug, 'Slug of the vendor the element speaks for'),
}

/** The attribute of elements that show one contract. */
export const contractAttribute = {
  contract: numbered(patterns.id, 'Id of the contract to show; else the one chosen on the page'),
}

/** The result of reading one attribute's text; null is an absent attribute. */
export function readAttribute<T>(attribute: Attribute<T>, text: string | null): { value: T; valid: boolean } {
  const value = text === null ? attribute.fallback : attribute.read(text)
  return value === undefined && text !== null
    ? { value: attribute.fallback, valid: false }
    : { value: value as T, valid: true }
}

export const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
