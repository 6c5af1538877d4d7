/**
 * The part of `zod/mini` that schemas in browsers use, with the same results. The builds of the elements and the portal
 * replace the library with it; its test compares both for every schema of the API.
 */
import {
  type Check,
  type FoundIssue,
  issueOf,
  makeSchema,
  type Params,
  type Result,
  type Schema,
  type Shape,
  type Values,
} from './makeSchema.ts'
import { runInside, runShape } from './runShape.ts'

export const safeParse = (schema: Schema, value: unknown): Result => schema.safeParse(value)

/** A schema of the values that fulfil a condition. */
const only = (isRight: (value: unknown) => boolean, code: string, more: Values, params?: Params): Schema =>
  makeSchema((value, issues) => {
    if (!isRight(value)) issues.push(issueOf(code, more, params))
    return value
  })

const ofType = (expected: string, isRight: (value: unknown) => boolean) =>
  only(isRight, 'invalid_type', { expected })

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const string = (): Schema => ofType('string', value => typeof value === 'string')

export const number = (): Schema => ofType('number', Number.isFinite)

export const boolean = (): Schema => ofType('boolean', value => typeof value === 'boolean')

export const unknown = (): Schema => makeSchema(value => value)

const oneOf = (values: readonly unknown[], params?: Params): Schema =>
  only(value => values.includes(value), 'invalid_value', { values: [...new Set(values)] }, params)

export const literal = (value: unknown, params?: Params): Schema => oneOf([value], params)

export const int = (): Schema =>
  number().check({
    run(value, issues) {
      if (!Number.isInteger(value))
        issues.push(issueOf('invalid_type', { expected: 'int', format: 'safeint', continue: false }))
      else if (Number(value) > Number.MAX_SAFE_INTEGER)
        issues.push(issueOf('too_big', { maximum: Number.MAX_SAFE_INTEGER, continue: true }))
      else if (Number(value) < Number.MIN_SAFE_INTEGER)
        issues.push(issueOf('too_small', { minimum: Number.MIN_SAFE_INTEGER, continue: true }))
      return value
    },
  })

export const object = (shape: Shape): Schema =>
  makeSchema(
    (value, issues) => {
      if (isObject(value)) return runShape(shape, value, issues)
      issues.push(issueOf('invalid_type', { expected: 'object' }))
      return value
    },
    { shape },
  )

const entriesOf = ({ shape = {} }: Schema) => Object.entries(shape)

export const extend = ({ shape }: Schema, more: Shape): Schema => object({ ...shape, ...more })

export const pick = (schema: Schema, mask: Values): Schema =>
  object(Object.fromEntries(entriesOf(schema).filter(([key]) => mask[key])))

export const omit = (schema: Schema, mask: Values): Schema =>
  object(Object.fromEntries(entriesOf(schema).filter(([key]) => !mask[key])))

export const partial = (schema: Schema): Schema =>
  object(Object.fromEntries(entriesOf(schema).map(([key, field]) => [key, optional(field)])))

/** An object whose keys are any text. */
export const record = (_: Schema, item: Schema): Schema =>
  makeSchema((value, issues) => {
    if (!isObject(value)) {
      issues.push(issueOf('invalid_type', { expected: 'record' }))
      return value
    }
    const keys = Object.keys(value).filter(key => key !== '__proto__')
    return runShape(Object.fromEntries(keys.map(key => [key, item])), value, issues)
  })

export const array = (item: Schema): Schema =>
  makeSchema((value, issues, checks = []) => {
    if (!Array.isArray(value)) {
      issues.push(issueOf('invalid_type', { expected: 'array' }))
      return value
    }
    const broken = checks.find(({ most = Number.POSITIVE_INFINITY }) => value.length > most)
    if (!broken) return value.map((each, at) => runInside(item, each, at, issues))
    const found: FoundIssue[] = []
    broken.run(value, found)
    issues.push(...found.map(issue => ({ ...issue, continue: false })))
    return value
  })

export const nullable = (inner: Schema): Schema =>
  makeSchema((value, issues) => (value === null ? null : inner.run(value, issues)), {
    optin: inner.optin,
    optout: inner.optout,
  })

export const optional = (inner: Schema): Schema =>
  makeSchema((value, issues) => (value === undefined ? value : inner.run(value, issues)), {
    optin: true,
    optout: true,
  })

const orElse = (inner: Schema, fallback: unknown): Schema =>
  makeSchema(
    value => {
      const issues: FoundIssue[] = []
      const result = inner.run(value, issues)
      return issues.length === 0 ? result : fallback
    },
    { optin: true, optout: inner.optout },
  )

export const transform = (change: (value: unknown) => unknown): Schema => makeSchema(change, { optin: true })

export const pipe = (first: Schema, second: Schema): Schema =>
  makeSchema(
    (value, issues) => {
      const result = first.run(value, issues)
      return issues.length === 0 ? second.run(result, issues) : result
    },
    { optin: first.optin, optout: second.optout },
  )

/** The first option that takes the value. Options of unions here have no checks, so none is nearly right. */
export const union = (options: readonly Schema[]): Schema =>
  makeSchema((value, issues) => {
    for (const option of options) {
      const inner: FoundIssue[] = []
      const result = option.run(value, inner)
      if (inner.length === 0) return result
    }
    issues.push(issueOf('invalid_union'))
    return value
  })

export const discriminatedUnion = (key: string, options: readonly Schema[]): Schema =>
  makeSchema((value, issues) => {
    if (!isObject(value)) {
      issues.push(issueOf('invalid_type', { expected: 'object' }))
      return value
    }
    const option = options.find(({ shape }) => shape?.[key]?.safeParse(value[key]).success)
    if (option) return option.run(value, issues)
    issues.push(issueOf('invalid_union', {}, { path: [key] }))
    return value
  })

export const base64 = (): Schema =>
  string().check({
    run(value, issues) {
      if (!/^(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}(?:==|[0-9a-zA-Z+/]=))?$/.test(String(value)))
        issues.push(issueOf('invalid_format', { format: 'base64', continue: true }))
      return value
    },
  })

// Checks

const condition = (
  isRight: (value: never) => boolean,
  code: string,
  more: Values,
  params?: Params,
): Check => ({
  when: typeof params === 'object' ? params.when : undefined,
  run(value, issues) {
    if (!isRight(value as never)) issues.push(issueOf(code, { ...more, continue: true }, params))
    return value
  },
})

export const refine = (isRight: (value: never) => boolean, params?: Params): Check =>
  condition(isRight, 'custom', {}, params)

export const regex = (pattern: RegExp, params?: Params): Check =>
  condition(
    (text: string) => pattern.test(text),
    'invalid_format',
    { format: 'regex', pattern: String(pattern) },
    params,
  )

export const minimum = (limit: number, params?: Params): Check =>
  condition((value: number) => value >= limit, 'too_small', { minimum: limit }, params)

export const maximum = (limit: number, params?: Params): Check =>
  condition((value: number) => value <= limit, 'too_big', { maximum: limit }, params)

export const positive = (): Check => condition((value: number) => value > 0, 'too_small', { minimum: 0 })

export const nonnegative = (): Check => minimum(0)

interface WithLength {
  readonly length: number
}

/** Characters of a text, which may be two units each; items of a list. */
const lengthOf = (value: WithLength) => (typeof value === 'string' ? [...value].length : value.length)
const hasLength: Check['when'] = ({ value }) => (value as WithLength | null | undefined)?.length !== undefined

export const minLength = (limit: number, params?: Params): Check => ({
  ...condition((value: WithLength) => lengthOf(value) >= limit, 'too_small', { minimum: limit }, params),
  when: hasLength,
})

export const maxLength = (limit: number, params?: Params): Check => ({
  ...condition(
    (value: WithLength) => value.length <= limit || lengthOf(value) <= limit,
    'too_big',
    { maximum: limit },
    params,
  ),
  when: hasLength,
  most: limit,
})

export const trim = (): Check => ({ run: value => String(value).trim() })

export { oneOf as enum, orElse as catch }
