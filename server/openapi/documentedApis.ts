import type * as z from 'zod/mini'
import { allEndpoints, type NamedEndpoint } from '../../src/api/endpoints/table.ts'
import { vendorWebhooks } from '../../src/api/vendor/schemas/events.ts'
import { vendorEndpoints } from '../../src/api/vendor/vendorTable.ts'
import { apiRoot, vendorApiRoot } from '../http/apiRoot.ts'
import type { ApiTexts } from './descriptions/ApiTexts.ts'
import { residentTexts } from './descriptions/residentTexts.ts'
import { vendorTexts } from './descriptions/vendorTexts.ts'
import { pascalCase } from './pascalCase.ts'
import { schemaModules } from './schemaModules.ts'
import { vendorSchemaModules } from './vendorSchemaModules.ts'

/** One API as its OpenAPI document describes it. */
export interface DocumentedApi {
  readonly root: string
  readonly title: string
  readonly description: string
  readonly endpoints: readonly NamedEndpoint[]
  /** Modules whose exported schemas are components under the names of their exports. */
  readonly modules: readonly object[]
  readonly texts: ApiTexts
  /** Whether texts of the answers depend on the caller's language. */
  readonly isTranslated: boolean
  /** Bodies that the server posts to webhooks, by event type. */
  readonly webhooks?: Readonly<Record<string, { readonly summary: string; readonly body: z.ZodMiniType }>>
}

/** The body of each event's webhook, and its `data`, by names made of its type. */
const eventSchemas = Object.fromEntries(
  Object.entries(vendorWebhooks).flatMap(([type, { body }]) => [
    [`${pascalCase(type)}Event`, body],
    [`${pascalCase(type)}Data`, body.shape.data],
  ]),
)

export const residentsApi: DocumentedApi = {
  root: apiRoot,
  title: 'Resident Widgets API',
  description:
    'What the elements, the portal and partners call. Answers are `{ "data": … }`; errors have a `code` that does not change between releases. Unknown fields and enum values may come at any time.',
  endpoints: allEndpoints,
  modules: schemaModules,
  texts: residentTexts,
  isTranslated: true,
}

export const vendorApi: DocumentedApi = {
  root: vendorApiRoot,
  title: 'Resident Widgets vendor API',
  description:
    'What vendors’ systems call: they write records, import files, read events and answer residents. Answers are `{ "data": … }`; errors have a `code` that does not change between releases.',
  endpoints: vendorEndpoints,
  modules: [...vendorSchemaModules, eventSchemas],
  texts: vendorTexts,
  isTranslated: false,
  webhooks: vendorWebhooks,
}
