import type { Clock } from '../common/Clock.ts'
import type { Signer } from '../common/crypto.ts'
import type { Logger } from '../common/Logger.ts'
import type { Database } from '../database/Database.ts'
import type { AppConfig } from '../settings/AppConfig.ts'

/** The services that every endpoint may use, whatever its module. */
export interface CoreServices {
  readonly database: Database
  readonly clock: Clock
  readonly config: AppConfig
  readonly logger: Logger
  readonly signer: () => Promise<Signer>
}
