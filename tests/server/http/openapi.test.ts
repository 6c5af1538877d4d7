import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: object
}
interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: object }
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

let server: TestServer
let document: {
  readonly openapi: string
  readonly paths: Record<string, Record<string, Operation>>
  components: object
}
beforeAll(async () => {
  server = await startTestServer()
  document = await server.read('openapi.json')
})
afterAll(() => server.stop())

const operationOf = (path: string, method: string) => document.paths[`/${path}`]?.[method.toLowerCase()]

test('API-1: the document describes exactly the declared endpoints', () => {
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  )
  expect(described.sort()).toEqual(
    allEndpoints.map(([name, { method, path }]) => `${name} ${method.toLowerCase()} /${path}`).sort(),
  )
})

test('API-1: every path parameter is described, and every call with a token declares it', () => {
  for (const [name, { path, method, access, body, files = false, answer }] of allEndpoints) {
    const operation = operationOf(path, method)
    const inPath = operation?.parameters.filter(parameter => parameter.in === 'path')
    expect([name, inPath?.map(parameter => parameter.name)]).toEqual([
      name,
      [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
    ])
    expect(operation?.parameters.every(({ schema }) => Object.keys(schema).length > 0)).toBe(true)
    expect(operation?.security).toEqual(access === 'anyone' || access === 'signature' ? [] : [{ bearer: [] }])
    expect(operation?.requestBody !== undefined).toBe(body !== undefined || files)
    expect(Object.keys(operation?.responses ?? {})).toEqual([answer === 'none' ? '204' : '200', 'default'])
  }
})

test('API-1: bodies, queries and responses are described as they are sent', () => {
  expect(operationOf('auth/login', 'POST')?.requestBody?.content).toMatchObject({
    'application/json': {
      schema: {
        type: 'object',
        required: ['email', 'password'],
        properties: {
          email: { type: 'string', maxLength: 254 },
          password: { type: 'string', maxLength: 255 },
        },
      },
    },
  })
  const list = operationOf('contracts/{contract}/invoices', 'GET')
  expect(list?.parameters.find(({ name }) => name === 'type')).toEqual({
    name: 'type',
    in: 'query',
    required: false,
    schema: { type: 'string', enum: ['monthly', 'additional', 'credit', 'past_due_fee'] },
  })
  expect(list?.parameters.find(({ name }) => name === 'contract')?.schema).toMatchObject({ type: 'string' })
  expect(list?.responses['200']?.content).toMatchObject({
    'application/json': { schema: { properties: { meta: { properties: { total: { type: 'integer' } } } } } },
  })
  expect(document.components).toMatchObject({
    schemas: { Error: { required: expect.arrayContaining(['code']) } },
  })
})

test('API-1: every reference in the document resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  expect(references.length).toBeGreaterThan(0)
  for (const path of new Set(references)) {
    const target = path
      .split('/')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], document)
    expect([path, typeof target]).toEqual([path, 'object'])
  }
})
