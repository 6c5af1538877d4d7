import type { Database } from '../../server/database/Database.ts'
import type { AppConfig, Clock, Logger } from '../../server/Services.ts'

/** What the sandbox's pages work with. They keep what they know in tables of their own, named sandbox_…. */
export interface MockServices {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly config: AppConfig
  /** Sends a request to the API as a server on another machine would, for example a signed webhook. */
  readonly callApi: (request: Request) => Promise<Response>
}
