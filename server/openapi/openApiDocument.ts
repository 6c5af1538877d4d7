import { ErrorAnswer } from '../../src/api/schemas/errors.ts'
import { createComponentSchemas } from './componentSchemas.ts'
import type { DocumentedApi } from './documentedApis.ts'
import { createErrorResponses, errorExamples } from './errorResponses.ts'
import { exampleOf } from './exampleOf.ts'
import { headerParameters, responseHeaders, webhookHeaders } from './headers.ts'
import type { Json } from './Json.ts'
import { operation } from './operation.ts'
import { schemeOfAccess, securitySchemes } from './securitySchemes.ts'

const only = <Item>(items: Readonly<Record<string, Item>>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(items).filter(([name]) => names.has(name)))

/**
 * The OpenAPI 3.1 document of an API, all of it from the endpoints, the schemas and the texts. Building it takes a
 * tenth of a second, so callers keep it.
 * @param url address that the endpoints' paths follow
 */
export function openApiDocument(api: DocumentedApi, version: string, url: string) {
  const { endpoints, texts, webhooks = {} } = api
  const answers = [
    ErrorAnswer,
    ...endpoints.map(([, { answer }]) => answer).filter(answer => typeof answer === 'object'),
    ...Object.values(webhooks).map(({ body }) => body),
  ]
  const schemas = createComponentSchemas(api.modules, texts, answers)
  const errors = createErrorResponses(endpoints.map(([, endpoint]) => endpoint))
  const context = { schemas, texts, errorResponsesOf: errors.responsesOf, isTranslated: api.isTranslated }
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of endpoints) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, context) }
  }
  const hooks = Object.entries(webhooks).map(([type, { summary, body }]) => {
    const schema = schemas.referTo(body, 'output')
    const resolve = (reference: string) => schemas.all()[reference.split('/').at(-1) ?? ''] ?? {}
    return [
      type,
      {
        post: {
          operationId: `webhooks.${type}`,
          tags: ['webhooks'],
          summary,
          description:
            'Sent to the webhooks of the vendor that receive this type. The signature in the headers proves the sender.',
          security: [],
          parameters: webhookHeaders,
          requestBody: {
            required: true,
            content: { 'application/json': { schema, example: exampleOf(schema, resolve) } },
          },
          responses: { '2XX': { description: 'Received; any other answer is tried again.' } },
        },
      },
    ]
  })
  const used = new Set(
    [...JSON.stringify(paths).matchAll(/"#\/components\/(?:parameters|headers)\/(\w+)"/g)].map(
      ([, name = '']) => name,
    ),
  )
  const schemes = new Set(endpoints.map(([, { access }]) => schemeOfAccess(access) ?? ''))
  const codes = new Set(
    [...JSON.stringify([paths, errors.components]).matchAll(/"#\/components\/examples\/(\w+)"/g)].map(
      ([, code = '']) => code,
    ),
  )
  return {
    openapi: '3.1.1',
    info: {
      title: api.title,
      version,
      description: api.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    tags: Object.entries(texts.tags).map(([name, description]) => ({ name, description })),
    paths,
    ...(hooks.length > 0 && { webhooks: Object.fromEntries(hooks) }),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.all()).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: errors.components,
      parameters: only(headerParameters, used),
      headers: only(responseHeaders, new Set([...used, 'RequestId', 'RetryAfter'])),
      examples: only(errorExamples, codes),
      securitySchemes: only(securitySchemes, schemes),
    },
  }
}
