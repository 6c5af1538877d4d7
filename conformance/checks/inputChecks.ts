import { allEndpoints } from '../../src/api/endpoints/table.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import { mustName, mustRefuse } from '../checkAnswer.ts'
import { must } from '../Mismatch.ts'
import type { Check, Subject } from './Check.ts'
import { callerOf, inputOf, isOrdinary } from './inputOf.ts'
import { type JsonSchema, jsonSchemaOf } from './jsonSchemaOf.ts'

const api = () => 'API-1'
const err = () => 'ERR-1'
const takesBody = (subject: Subject) =>
  isOrdinary(subject) && subject.endpoint.body !== undefined && subject.plan.body !== undefined
const fieldsOf = ({ endpoint }: Subject) => (endpoint.body ? jsonSchemaOf(endpoint.body) : {})

const input = async (kit: Parameters<Check['run']>[0], subject: Subject) => ({
  ...(await inputOf(kit, subject)),
  as: callerOf(subject),
})

/** A value that no field of this kind takes. */
const wrongTypeOf = ({ type }: JsonSchema) => (type === 'object' || type === 'array' ? 'text' : {})

/** Whether a query field takes only some texts. */
const isRestricted = ({ enum: values, pattern, anyOf, const: constant }: JsonSchema) =>
  values !== undefined || pattern !== undefined || constant !== undefined || anyOf !== undefined

const methods = ['DELETE', 'PUT', 'POST', 'GET'] as const

/** What the back end refuses to read. */
export const inputChecks: readonly Check[] = [
  {
    kind: 'body',
    requirement: err,
    title: () => 'refuses a body that is no JSON, is of another type or is too large',
    applies: takesBody,
    async run(kit, subject) {
      const { body: _, ...rest } = await input(kit, subject)
      const send = (content: string, type?: string) =>
        kit.call(subject.name, { ...rest, raw: { content, ...(type && { type }) } })
      mustRefuse(await send('{"a":', 'application/json'), 400, 'bad_json')
      mustRefuse(await send('{}', 'text/plain'), 415, 'unsupported_media_type')
      const large = JSON.stringify({ text: 'x'.repeat(subject.endpoint.bodyBytes ?? limits.bodyBytes) })
      mustRefuse(await send(large, 'application/json'), 413, 'body_too_large')
    },
  },
  {
    kind: 'required fields',
    requirement: err,
    title: subject => `names ${fieldsOf(subject).required?.join(', ')} in a 422 when the body lacks it`,
    applies: subject => takesBody(subject) && (fieldsOf(subject).required?.length ?? 0) > 0,
    async run(kit, subject) {
      const valid = await input(kit, subject)
      for (const field of fieldsOf(subject).required ?? []) {
        const body = Object.fromEntries(Object.entries(valid.body ?? {}).filter(([name]) => name !== field))
        mustName(await kit.call(subject.name, { ...valid, body }), field)
      }
    },
  },
  {
    kind: 'field types',
    requirement: err,
    title: () => 'names a field in a 422 when it is of another type or too long',
    applies: subject => takesBody(subject) && fieldsOf(subject).properties !== undefined,
    async run(kit, subject) {
      const valid = await input(kit, subject)
      for (const [field, schema] of Object.entries(fieldsOf(subject).properties ?? {})) {
        const values = [wrongTypeOf(schema), ...(schema.maxLength ? ['x'.repeat(schema.maxLength + 1)] : [])]
        for (const value of values)
          mustName(
            await kit.call(subject.name, { ...valid, body: { ...(valid.body as object), [field]: value } }),
            field,
          )
      }
    },
  },
  {
    kind: 'query',
    requirement: err,
    title: () => 'names a parameter of the query in a 422 when its value is none of those allowed',
    applies: subject => isOrdinary(subject) && subject.endpoint.query !== undefined,
    async run(kit, subject) {
      const valid = await input(kit, subject)
      const { properties = {}, required = [] } = subject.endpoint.query
        ? jsonSchemaOf(subject.endpoint.query)
        : {}
      for (const [name, schema] of Object.entries(properties)) {
        if (isRestricted(schema))
          mustName(
            await kit.call(subject.name, { ...valid, query: { ...valid.query, [name]: '~none~' } }),
            name,
          )
        if (required.includes(name))
          mustName(
            await kit.call(subject.name, { ...valid, query: { ...valid.query, [name]: undefined } }),
            name,
          )
      }
    },
  },
  {
    kind: 'method',
    requirement: api,
    title: () => 'answers 405 with Allow to methods that the path does not have',
    applies: subject =>
      // Once for each path.
      allEndpoints.find(([, { path }]) => path === subject.endpoint.path)?.[0] === subject.name,
    async run(kit, { name, endpoint }) {
      const atPath = (method: string) =>
        allEndpoints.some(
          ([, other]) =>
            other.method === method && toPattern(other.path).test(endpoint.path.replace(/\{\w+\}/g, '1')),
        )
      const method = methods.find(candidate => !atPath(candidate))
      if (!method) return
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 1]),
      )
      const answer = await kit.call(name, { as: 'guest', method, params })
      mustRefuse(answer, 405, 'method_not_allowed')
      const allowed = answer.headers.get('Allow') ?? ''
      must(
        allowed.split(/,\s*/).includes(endpoint.method),
        `Allow is "${allowed}", expected ${endpoint.method} in it.`,
      )
    },
  },
]

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
