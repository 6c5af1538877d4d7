import type { Hono } from 'hono'
import type { AppEnvironment } from '../http/AppEnvironment.ts'
import type { AppConfig } from '../settings/AppConfig.ts'
import { residentsApi, vendorApi } from './documentedApis.ts'
import { openApiDocument } from './openApiDocument.ts'

/** Serves the OpenAPI document of each API under its root (API-1). */
export function addOpenApiDocuments(
  app: Hono<AppEnvironment>,
  { publicUrl, version }: Pick<AppConfig, 'publicUrl' | 'version'>,
) {
  for (const api of [residentsApi, vendorApi]) {
    let text: string | undefined
    app.get(`${api.root}/openapi.json`, context => {
      // Built at the first call, because building it takes a tenth of a second.
      text ??= JSON.stringify(openApiDocument(api, version, publicUrl + api.root))
      return context.body(text, 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=60',
      })
    })
  }
}
