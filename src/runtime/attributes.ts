import { isLocale, type Locale, locales } from '../api/schemas/locales.ts'
import { patterns } from '../api/schemas/patterns.ts'

/** One attribute: parser, default and summary. */
export interface Attribute<T = unknown> {
  /** Parses the text; undefined if it is invalid. No schema, to save bytes. */
  readonly read: (text: string) => T | undefined
  readonly fallback: T
  readonly type: 'string' | 'number' | 'boolean'
  readonly summary: string
  /** Values for editors. */
  readonly values?: readonly string[]
  /** Pattern of its texts, for code that only has the declarations: content management systems, frames. */
  readonly pattern?: RegExp
  /** Depends on its page or on one user, so URLs never contain it. */
  readonly inPageOnly?: true
}

export type Attributes = Readonly<Record<string, Attribute>>

/** Props of a component, derived from its attributes. */
export type PropsOf<A extends Attributes> = {
  readonly [Name in keyof A as CamelCase<Name & string>]: A[Name] extends Attribute<infer T> ? T : never
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** An enumeration. */
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

/** A text with a pattern. */
export const matching = (pattern: RegExp, summary: string): Attribute<string | undefined> => ({
  read: text => (pattern.test(text) ? text : undefined),
  fallback: undefined,
  type: 'string',
  summary,
  pattern,
})

/** A number with a pattern. */
export const numbered = (pattern: RegExp, summary: string): Attribute<number | undefined> => ({
  read: text => (pattern.test(text) ? Number(text) : undefined),
  fallback: undefined,
  type: 'number',
  summary,
  pattern,
})

/** True if present, bare or "true"; "false" is false. */
export const flag = (summary: string): Attribute<boolean> => ({
  read: text => (/^(true)?$/.test(text) ? true : text === 'false' ? false : undefined),
  fallback: false,
  type: 'boolean',
  summary,
})

/** Attributes of every element. */
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
  vendor: matching(
    patterns.slug,
    'Company that the element speaks for, by its name in the portal’s addresses',
  ),
}

/** The attribute of elements that show one contract. */
export const contractAttribute = {
  contract: numbered(patterns.id, 'Id of the contract to show; else the one chosen on the page'),
}

/** The parsed value of an attribute; null means absent. */
export function readAttribute<T>(attribute: Attribute<T>, text: string | null): { value: T; valid: boolean } {
  const value = text === null ? attribute.fallback : attribute.read(text)
  return value === undefined && text !== null
    ? { value: attribute.fallback, valid: false }
    : { value: value as T, valid: true }
}

export const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
