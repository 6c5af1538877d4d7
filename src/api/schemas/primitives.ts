import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { locales } from './locales.ts'
import { patterns } from './patterns.ts'

/** A row's number in an answer or a body: a positive whole number that the database can hold. */
export const Id = z.int().check(z.positive(), z.maximum(2 ** 31 - 1))

/** A row's number in a path or a query: the same, as text. */
export const IdText = z.pipe(z.string().check(z.regex(patterns.id)), z.transform(Number))

/** Money as decimal text with two places, e.g. "48.20"; negative for a credit. Never a float. */
export const Money = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/))

/** A calendar day, e.g. "2026-11-30": no time and no zone. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A day of the calendar in a query or a body: there is no 31st of February. */
export const RealDay = z.string().check(
  z.regex(/^(19|20)\d{2}-\d{2}-\d{2}$/),
  z.refine(day => new Date(day).getUTCDate() === Number(day.slice(8))),
)

/** A calendar month, e.g. "2026-10". */
export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A moment in UTC, ISO 8601, e.g. "2026-11-30T21:59:59.000Z". */
export const Moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/))

/** A vendor's name in addresses, e.g. "alfa". */
export const Slug = z.string().check(z.regex(patterns.slug))

/** Where a person comes back to from a provider's page. The server compares its origin with those that are known. */
export const ReturnUrl = z.string().check(z.regex(/^https?:\/\/\S+$/), z.maxLength(2000))

/** A colour the theme may use: "#RRGGBB" and nothing else, so that it cannot contain other CSS. */
export const Colour = z.string().check(z.regex(patterns.colour))

/** One of the interface languages. */
export const Locale = z.enum(locales)

/** A server-generated id, e.g. of a payment: base64url text. */
export const Reference = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,64}$/))

/** Yes or no in a query. */
export const Flag = z.pipe(
  z.enum(['0', '1', 'false', 'true']),
  z.transform(text => text === '1' || text === 'true'),
)

/** The query of every paged list. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(limits.pageSize.max))),
    ),
  ),
}

/** A calendar year in a query. */
export const year = z.optional(z.pipe(z.string().check(z.regex(/^20\d{2}$/)), z.transform(Number)))

/** Wraps an answer as `{ data }`, the shape of every answer. */
export const data = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema })

/** Where a page of a list stands. `nextCursor` is null on the last page; `total` counts all pages. */
export const PageMeta = z.object({ total: z.int(), nextCursor: z.nullable(z.string()) })

/** Wraps one page of a list. */
export const page = <Schema extends z.ZodMiniType>(item: Schema) =>
  z.object({ data: z.array(item), meta: PageMeta })

/** A known value, or `fallback` for one that a newer server sends. */
export const known = <const Values extends readonly [string, ...string[]], const Fallback extends string>(
  values: Values,
  fallback: Fallback,
) => z.catch(z.enum([...values, fallback]), fallback as never)
