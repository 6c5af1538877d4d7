import type { Migration } from '../../database/migrate.ts'
import type { CoreServices } from '../../http/CoreServices.ts'

/** Services that the platform module uses. */
export interface PlatformServices extends CoreServices {
  readonly migrations: readonly Migration[]
}
