import type { CoreServices } from '../http/CoreServices.ts'
import type { FileStore } from './FileStore.ts'

/** Dependencies of modules whose calls store or read files. */
export interface FileServices extends CoreServices {
  readonly files: FileStore
}
