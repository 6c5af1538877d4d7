import type { AppConfig } from '../AppConfig.ts'
import type { Clock } from '../Clock.ts'
import type { Signer } from '../crypto.ts'
import type { Database } from '../database/Database.ts'
import type { Logger } from '../Logger.ts'

/** The services that every endpoint may use, whatever its module. */
export interface CoreServices {
  readonly database: Database
  readonly clock: Clock
  readonly config: AppConfig
  readonly logger: Logger
  readonly signer: () => Promise<Signer>
}
