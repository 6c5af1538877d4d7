import type { CoreServices } from '../http/CoreServices.ts'
import type { FileStore } from './FileStore.ts'

/** What a module needs whose calls store or read files. */
export interface FileServices extends CoreServices {
  readonly files: FileStore
}
