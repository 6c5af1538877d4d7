import type { Clock } from '../../server/Clock.ts'
import type { Database } from '../../server/database/Database.ts'
import type { Logger } from '../../server/Logger.ts'

/** What the pages of the mock providers use. Their rows are in tables of their own, named sandbox_…. */
export interface MockServices {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  /** Where people reach the portal. */
  readonly publicUrl: string
  /** Where people reach the mock providers. */
  readonly sandboxUrl: string
  /** Origins whose pages may show the card fields, beside the portal's. */
  readonly allowedOrigins: readonly string[]
  /** Calls the API as a server on another machine would, for example with a signed webhook. */
  readonly callApi: (request: Request) => Promise<Response>
}
