import * as z from 'zod/mini'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import type { NamedEndpoint } from '../../src/api/endpoints/table.ts'
import { ErrorAnswer } from '../../src/api/schemas/errors.ts'

type Json = Record<string, unknown>

/** JSON Schema 2020-12, which OpenAPI 3.1 uses, of a schema's `input` or `output`. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A later version may add fields to a response.
    override: ({ jsonSchema: described }) => {
      if (described.additionalProperties === false) delete described.additionalProperties
    },
  })
  return rest
}

/** One parameter for each field of an object schema. */
function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function responses(endpoint: Endpoint): Json {
  const failure = { description: 'An error', content: { 'application/json': { schema: errorReference } } }
  if (endpoint.answer === 'none') return { 204: { description: 'Done' }, default: failure }
  const content =
    endpoint.answer === 'file'
      ? { '*/*': {} }
      : { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } }
  return { 200: { description: endpoint.summary, content }, default: failure }
}

const errorReference = { $ref: '#/components/schemas/Error' }

function operation(name: string, endpoint: Endpoint): Json {
  const isPublic = endpoint.access === 'anyone' || endpoint.access === 'signature'
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.summary,
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.files && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    }),
    ...(endpoint.stream && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          endpoint.stream.map(type => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    }),
    responses: responses(endpoint),
  }
}

/** Headers of the Standard Webhooks rules. */
const webhookHeaderParameters = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}))

interface DocumentedApi {
  readonly title: string
  readonly version: string
  /** URL that the endpoints' paths follow. */
  readonly url: string
  readonly endpoints: readonly NamedEndpoint[]
  /** What the bearer token is. */
  readonly bearer: string
  /** Bodies that the server posts to webhooks, by event type. */
  readonly webhooks?: Readonly<Record<string, { readonly summary: string; readonly body: z.ZodMiniType }>>
}

/** The OpenAPI 3.1 document of an API's endpoints. */
export function openApiDocument({ title, version, url, endpoints, bearer, webhooks = {} }: DocumentedApi) {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of endpoints) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url }],
    paths,
    ...(Object.keys(webhooks).length > 0 && {
      webhooks: Object.fromEntries(
        Object.entries(webhooks).map(([type, { summary, body }]) => [
          type,
          {
            post: {
              operationId: `webhooks.${type}`,
              summary,
              security: [],
              parameters: webhookHeaderParameters,
              requestBody: {
                required: true,
                content: { 'application/json': { schema: jsonSchema(body, 'output') } },
              },
              responses: { '2XX': { description: 'Received; any other answer is tried again' } },
            },
          },
        ]),
      ),
    }),
    components: {
      schemas: { Error: jsonSchema(ErrorAnswer, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: bearer } },
    },
  }
}
