import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorStatuses } from '../../../server/http/HttpError.ts'
import { type DocumentedApi, residentsApi, vendorApi } from '../../../server/openapi/documentedApis.ts'
import { openApiDocument } from '../../../server/openapi/openApiDocument.ts'
import { errorCodesOf } from '../../../src/api/endpoints/errorCodesOf.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read any part of the document
type Json = any

const read = (api: DocumentedApi): Json =>
  JSON.parse(JSON.stringify(openApiDocument(api, '1.0.0', `https://portal.example${api.root}`)))

/** Rules of the linter beside the recommended ones. */
const textRules = {
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'parameter-description': 'error',
} as const

/**
 * Rules that are off for the residents' API.
 * - the paths are those of the specification: a fixed segment precedes an id, which is a number
 * - calls of public data have no input, so no error of theirs is the caller's
 */
const residentsRules = { 'no-ambiguous-paths': 'off', 'operation-4xx-response': 'off' } as const

describe.each([residentsApi, vendorApi])('The document of $title', api => {
  const document = read(api)
  const operationOf = (path: string, method: string): Json => document.paths[`/${path}`][method.toLowerCase()]
  const schemas: Readonly<Record<string, Json>> = document.components.schemas
  const resolved = (part: Json): Json =>
    part?.$ref
      ? part.$ref
          .slice(2)
          .split('/')
          .reduce((inner: Json, key: string) => inner?.[key], document)
      : part
  const parametersOf = (operation: Json): Json[] => (operation.parameters ?? []).map(resolved)

  test('API-1: describes exactly the declared endpoints', () => {
    const described = Object.entries<Json>(document.paths).flatMap(([path, operations]) =>
      Object.entries<Json>(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    expect(described.sort()).toEqual(
      api.endpoints.map(([name, { method, path }]) => `${name} ${method.toLowerCase()} /${path}`).sort(),
    )
  })

  test('CFK-6: a strict linter has no warning', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: { ...textRules, ...(api === residentsApi && residentsRules) },
      telemetry: 'off',
    })
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: '/openapi.json',
      config,
    })
    expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([])
  })

  test('API-1: each call has its parameters, body, statuses and errors as declared', () => {
    for (const [name, endpoint] of api.endpoints) {
      const operation = operationOf(endpoint.path, endpoint.method)
      const inPath = parametersOf(operation).filter(parameter => parameter.in === 'path')
      const statuses = endpoint.answer === 'none' ? [204] : (endpoint.successes ?? [200])
      const errors = errorCodesOf(endpoint).map(code => errorStatuses[code])
      const body = endpoint.body ?? endpoint.files ?? endpoint.stream
      expect([
        name,
        inPath.map(parameter => parameter.name),
        operation.requestBody !== undefined,
        Object.keys(operation.responses).map(Number),
      ]).toEqual([
        name,
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
        body !== undefined,
        [
          ...new Set([
            ...statuses,
            ...(endpoint.cacheSeconds && endpoint.answer !== 'file' ? [304] : []),
            ...errors,
          ]),
        ].sort((a, b) => a - b),
      ])
    }
  })

  test('CFK-6: each error answer names its codes and has an example of each', () => {
    for (const [name, endpoint] of api.endpoints) {
      const { responses } = operationOf(endpoint.path, endpoint.method)
      const codes = Object.entries<Json>(responses).flatMap(([status, response]) => {
        const answer = Number(status) < 400 ? undefined : resolved(response).content['application/json']
        if (!answer?.schema.allOf) return []
        const [, { properties }] = answer.schema.allOf
        expect([name, Object.keys(answer.examples)]).toEqual([name, properties.code.enum])
        return properties.code.enum.filter(
          (code: keyof typeof errorStatuses) => errorStatuses[code] === Number(status),
        )
      })
      const expected = errorCodesOf(endpoint).filter(
        code => !endpoint.answersFailing || errorStatuses[code] !== 503,
      )
      expect([name, codes.sort()]).toEqual([name, expected])
    }
  })

  test('CFK-6: each call that needs a token names the kind of token', () => {
    const kinds = {
      partner: 'partnerKey',
      vendor: 'vendorKey',
      anyone: undefined,
      signature: undefined,
    } as const
    for (const [name, { path, method, access }] of api.endpoints) {
      const kind = access in kinds ? kinds[access as keyof typeof kinds] : 'session'
      expect([name, operationOf(path, method).security]).toEqual([name, kind ? [{ [kind]: [] }] : []])
      if (kind) expect(document.components.securitySchemes[kind].scheme).toBe('bearer')
    }
  })

  test('CFK-6: all objects have names, and all parameters and fields are described', () => {
    const mute: string[] = []
    const look = (part: Json, at: string, isNamed: boolean) => {
      if (typeof part !== 'object' || part === null) return
      if (part.properties && !isNamed) mute.push(`${at} has no name`)
      for (const [name, field] of Object.entries<Json>(part.properties ?? {}))
        if (!field.description) mute.push(`${at}.${name}`)
      for (const [key, inner] of Object.entries(part))
        if (!['example', 'examples', 'default'].includes(key))
          look(inner, `${at}/${key}`, key === 'properties')
    }
    for (const [name, schema] of Object.entries(schemas)) {
      const { properties, ...rest } = schema
      look({ ...rest, ...properties }, name, true)
      for (const [field, { description }] of Object.entries<Json>(properties ?? {}))
        if (!description) mute.push(`${name}.${field}`)
    }
    for (const [name, { path, method }] of api.endpoints) {
      const operation = operationOf(path, method)
      for (const parameter of parametersOf(operation))
        if (!parameter.description) mute.push(`${name} ${parameter.name}`)
      if (!operation.summary || operation.description.length < 15) mute.push(name)
    }
    expect(mute).toEqual([])
  })

  test('CFK-6: every text is of something in the document', () => {
    const { tags, notes, schemas: texts, values, parameters, queries } = api.texts
    const names = (place: string) =>
      new Set(
        api.endpoints.flatMap(([, { path, method }]) =>
          parametersOf(operationOf(path, method))
            .filter(parameter => parameter.in === place)
            .map(({ name }) => name),
        ),
      )
    const calls = new Set(api.endpoints.map(([name]) => name))
    const unused = [
      ...Object.keys(tags).filter(tag => !api.endpoints.some(([name]) => name.startsWith(`${tag}.`))),
      ...Object.keys(notes).filter(name => !calls.has(name)),
      ...Object.entries(texts).flatMap(([name, { fields = {} }]) =>
        schemas[name] ? Object.keys(fields).filter(field => !schemas[name].properties?.[field]) : [name],
      ),
      ...Object.keys(parameters).filter(name => !names('path').has(name)),
      ...Object.keys(queries).filter(name => !names('query').has(name)),
    ]
    expect(unused).toEqual([])
    for (const [name, { examples }] of Object.entries(values))
      if (schemas[name]) expect([name, schemas[name].examples]).toEqual([name, examples])
  })

  test('CFK-6: the examples of bodies, answers, parameters and webhooks are valid', () => {
    const wrong: unknown[] = []
    const check = (what: string, schema: z.ZodMiniType, value: unknown) => {
      const { success, error } = z.safeParse(schema, value)
      if (!success) wrong.push([what, error.issues.map(({ path, message }) => [path, message])])
    }
    for (const [name, endpoint] of api.endpoints) {
      const { params, query, body, answer } = endpoint
      const operation = operationOf(endpoint.path, endpoint.method)
      const exampleOf = (content: Json) => content.content['application/json'].example
      if (body) check(name, body, exampleOf(operation.requestBody))
      if (typeof answer === 'object')
        for (const status of endpoint.successes ?? [200])
          check(name, answer, exampleOf(operation.responses[status]))
      for (const [place, schema] of [
        ['path', params],
        ['query', query],
      ] as const) {
        const examples = parametersOf(operation)
          .filter(parameter => parameter.in === place)
          .map(parameter => {
            const value = { ...resolved(parameter.schema), ...parameter.schema }
            return [parameter.name, value.examples?.[0] ?? value.enum?.[0] ?? value.const ?? value.default]
          })
        if (schema) check(`${name} ${place}`, schema, Object.fromEntries(examples))
      }
    }
    for (const [type, { body }] of Object.entries(api.webhooks ?? {}))
      check(type, body, document.webhooks[type].post.requestBody.content['application/json'].example)
    expect(wrong).toEqual([])
  })

  test('API-1: every reference resolves', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, at = '']) => at)
    expect(references.length).toBeGreaterThan(0)
    expect([...new Set(references)].filter($ref => typeof resolved({ $ref }) !== 'object')).toEqual([])
  })
})

test('CFK-6: every common text is of a field of a document', () => {
  const documents = JSON.stringify([read(residentsApi), read(vendorApi)])
  const names = [residentsApi, vendorApi].flatMap(({ texts }) => Object.keys(texts.fields))
  expect(names.filter(name => !documents.includes(`"${name}":{`))).toEqual([])
})

test('CFK-6: dates, statuses, headers and webhooks are described as they are sent', () => {
  const residents = read(residentsApi)
  const vendors = read(vendorApi)
  const { schemas, headers, parameters } = residents.components
  expect(schemas.Day).toMatchObject({ type: 'string', format: 'date', examples: ['2026-11-30'] })
  expect(schemas.Moment).toMatchObject({ format: 'date-time' })
  expect(schemas.Invoice.properties.dueDate).toMatchObject({ $ref: '#/components/schemas/Day' })
  expect(Object.keys(headers)).toEqual(['ETag', 'RequestId', 'RetryAfter'])
  expect(Object.keys(parameters)).toEqual(['AcceptLanguage', 'IdempotencyKey', 'IfNoneMatch'])
  const start = residents.paths['/contracts/{contract}/payments'].post
  expect(start.responses).toMatchObject({ 201: expect.anything(), 409: expect.anything() })
  expect(start.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(residents.paths['/features'].get.responses[200].headers).toHaveProperty('ETag')
  const { post } = vendors.webhooks['payment.settled']
  expect(post.parameters.map(({ name }: Json) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ])
})
