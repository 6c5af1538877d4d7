import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import type { ComponentSchemas } from './componentSchemas.ts'
import { descriptionOf } from './descriptionOf.ts'
import type { ApiTexts, FieldText } from './descriptions/ApiTexts.ts'
import { exampleOf } from './exampleOf.ts'
import type { headerParameters } from './headers.ts'
import type { Json } from './Json.ts'
import { schemeOfAccess } from './securitySchemes.ts'

interface OperationContext {
  readonly schemas: ComponentSchemas
  readonly texts: ApiTexts
  readonly errorResponsesOf: (endpoint: Endpoint) => Json
  /** Whether texts of the API's answers depend on the caller's language. */
  readonly isTranslated: boolean
}

const binary = { type: 'string', format: 'binary' }
/** Ids of requirements at the end of a summary, which mean nothing to callers. */
const requirementIds = / \((?:[A-Z0-9]{3}-\d+(?:, )?)+\)/

const fileForm = { type: 'object', required: ['file'], properties: { file: binary } }

const header = (name: keyof typeof headerParameters) => ({ $ref: `#/components/parameters/${name}` })

const parameter = (
  place: 'path' | 'query',
  { name, isRequired, schema }: ReturnType<ComponentSchemas['fieldsOf']>[number],
  text: FieldText | undefined,
): Json => {
  const [description, example] = typeof text === 'string' ? [text] : (text ?? [])
  return {
    name,
    in: place,
    required: place === 'path' || isRequired,
    description,
    schema: { ...schema, ...(example !== undefined && { examples: [example] }) },
  }
}

/** One operation of the document. */
export function operation(name: string, endpoint: Endpoint, context: OperationContext): Json {
  const { schemas, texts, errorResponsesOf, isTranslated } = context
  const { access, params, query, body, files, stream, cacheSeconds, idempotencyKey } = endpoint
  const scheme = schemeOfAccess(access)
  const json = (schema: NonNullable<typeof body>, io: 'input' | 'output') => {
    const described = schemas.referTo(schema, io)
    const resolve = (reference: string) => schemas.all()[reference.split('/').at(-1) ?? ''] ?? {}
    return { 'application/json': { schema: described, example: exampleOf(described, resolve) } }
  }

  const parameters = [
    ...(params
      ? schemas.fieldsOf(params).map(field => parameter('path', field, texts.parameters[field.name]))
      : []),
    ...(query
      ? schemas.fieldsOf(query).map(field => parameter('query', field, texts.queries[field.name]))
      : []),
    ...(isTranslated ? [header('AcceptLanguage')] : []),
    ...(idempotencyKey ? [header('IdempotencyKey')] : []),
    ...(cacheSeconds && endpoint.answer !== 'file' ? [header('IfNoneMatch')] : []),
  ]

  const content = (): Json | undefined => {
    if (body) return json(body, 'input')
    if (files) return { 'multipart/form-data': { schema: fileForm } }
    return stream && Object.fromEntries(stream.map(type => [type, { schema: binary }]))
  }
  const requestContent = content()

  const successes = (): Json => {
    const { answer, mediaTypes = [], answersFailing } = endpoint
    const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
    if (answer === 'none') return { 204: { description: 'Done.', headers } }
    if (answer === 'file')
      return {
        200: {
          description: 'The file.',
          headers,
          content: Object.fromEntries(
            mediaTypes.map(type => [
              type,
              { schema: type.startsWith('text/') ? { type: 'string' } : binary },
            ]),
          ),
        },
      }
    const tagged = cacheSeconds ? { ...headers, ETag: { $ref: '#/components/headers/ETag' } } : headers
    const success = (description: string) => ({
      description,
      headers: tagged,
      content: json(answer, 'output'),
    })
    return {
      ...Object.fromEntries(
        (endpoint.successes ?? [200]).map(status => [
          status,
          success(status === 201 ? 'Written; the new state.' : 'The answer.'),
        ]),
      ),
      ...(cacheSeconds && { 304: { description: 'As the caller has it.', headers: tagged } }),
      ...(answersFailing && { 503: success('The same, of a server that cannot work.') }),
    }
  }

  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.summary.replace(requirementIds, ''),
    description: descriptionOf(endpoint, texts.notes[name]),
    security: scheme ? [{ [scheme]: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(requestContent && { requestBody: { required: true, content: requestContent } }),
    responses: { ...successes(), ...errorResponsesOf(endpoint) },
  }
}
