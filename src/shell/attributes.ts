import * as z from 'zod/mini'
import { Locale, locales } from '../schemas/locales.ts'
import { IdText, Slug } from '../schemas/primitives.ts'

/** One attribute: how its text is read, what it is without, and what it does. */
export interface Attribute<T = unknown> {
  readonly schema: z.ZodMiniType<T, string>
  readonly fallback: T
  readonly summary: string
  /** Values an editor can offer. */
  readonly values?: readonly string[]
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
export const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
  summary: string,
): Attribute<Values[number]> => ({ schema: z.enum([...values]) as never, fallback, summary, values })

/** True when the attribute is there: bare, "true", or its own name; "false" is false. */
export const flag = (summary: string): Attribute<boolean> => ({
  schema: z.pipe(
    z.string().check(z.regex(/^(true|false)?$/)),
    z.transform(text => text !== 'false'),
  ),
  fallback: false,
  summary,
})

/** Attributes that every element takes. */
export const commonAttributes = {
  locale: {
    schema: Locale,
    fallback: undefined,
    summary: 'Language: en, lt, lv or ru; else the nearest lang, else the page’s, else en',
    values: locales,
  } as Attribute<Locale | undefined>,
  theme: oneOf(['auto', 'light', 'dark'], 'auto', 'Colour scheme; auto follows the page’s color-scheme'),
  font: oneOf(['system', 'inherit'], 'system', 'inherit takes the font of the page'),
  vendor: {
    schema: Slug,
    fallback: undefined,
    summary: 'Slug of the vendor the element speaks for',
  } as Attribute<string | undefined>,
} satisfies Attributes

/** The attribute of elements that show one contract. */
export const contractAttribute = {
  contract: {
    schema: IdText,
    fallback: undefined,
    summary: 'Id of the contract to show; else the one chosen on the page',
  } as Attribute<number | undefined>,
} satisfies Attributes

/** The result of reading one attribute's text; null is an absent attribute. */
export function readAttribute<T>(attribute: Attribute<T>, text: string | null): { value: T; valid: boolean } {
  if (text === null) return { value: attribute.fallback, valid: true }
  const read = attribute.schema.safeParse(text)
  return read.success ? { value: read.data, valid: true } : { value: attribute.fallback, valid: false }
}

export const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
