import type { Migration } from '../../database/migrate.ts'
import type { FileServices } from '../../files/FileServices.ts'

/** Services that the platform module uses. */
export interface PlatformServices extends FileServices {
  readonly migrations: readonly Migration[]
}
