import { join } from 'node:path'
import type { Queries } from './database/Database.ts'
import { readingFrame } from './modules/guestReadings/form/readingFrame.ts'
import { frameVendors } from './modules/vendors/frameVendors.ts'
import type { AppConfig } from './settings/AppConfig.ts'
import type { Environment } from './settings/environment.ts'
import { frameSite } from './web/frame/frameSite.ts'
import { portalSite } from './web/portalSite.ts'
import { relatedOrigins } from './web/relatedOrigins.ts'

/** Answers requests for pages and files; returns undefined for paths of other sites. */
export type Site = (request: Request) => Promise<Response> | undefined

interface Options {
  readonly environment: Pick<Environment, 'ERROR_REPORTS_DSN' | 'PAGE_NAMES'>
  readonly config: AppConfig
  readonly queries: Queries
  /** Origins whose pages the portal shows in an iframe. */
  readonly frames: readonly string[]
  /** Sites that take precedence over the frames and the portal. */
  readonly first: readonly Site[]
}

/** Folder of what is built. */
export const dist = join(import.meta.dirname, '../dist')

/**
 * The sites on the portal's port: additional ones, the related origins of passkeys, the elements in frames, and the portal for everything
 * else.
 */
export function webSites({ environment, config, queries, frames, first }: Options) {
  const chat = config.chat.url === null ? undefined : new URL(config.chat.url).origin
  const portal = portalSite(
    dist,
    { reports: environment.ERROR_REPORTS_DSN, frames, chat },
    environment.PAGE_NAMES,
  )
  const framed = frameSite({
    embed: join(dist, 'embed'),
    portal: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    vendors: frameVendors(queries, config.rememberMilliseconds),
    frames,
    withoutScripts: { 'submit-reading': readingFrame },
  })
  const related = relatedOrigins(config.passkeys?.origins ?? [])
  return (request: Request): Promise<Response> => {
    for (const site of [...first, related, framed]) {
      const answer = site(request)
      if (answer) return answer
    }
    return portal(request)
  }
}
