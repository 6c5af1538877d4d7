import type { Migration } from '../../database/migrate.ts'
import type { CoreServices } from '../../http/CoreServices.ts'

/** What the platform module needs. */
export interface PlatformServices extends CoreServices {
  readonly migrations: readonly Migration[]
}
