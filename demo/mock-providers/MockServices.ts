import type { Clock } from '../../server/common/Clock.ts'
import type { Logger } from '../../server/common/Logger.ts'
import type { Database } from '../../server/database/Database.ts'

/** Dependencies of the mock providers' pages. Their tables are named sandbox_…. */
export interface MockServices {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  /** Base URL of the portal. */
  readonly publicUrl: string
  /** Base URL of the mock providers. */
  readonly sandboxUrl: string
  /** Base URL of the example site whose visitors are signed in by a provider; without it there is no such provider. */
  readonly siteUrl?: string
  /** Origins, in addition to the portal's, whose pages may embed the card fields. */
  readonly allowedOrigins: readonly string[]
  /** Calls the API as a server on another machine would, for example with a signed webhook. */
  readonly callApi: (request: Request) => Promise<Response>
}
