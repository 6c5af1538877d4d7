/** Stores files under names that the server generates, in a folder or in an S3-compatible store. */
export interface FileStore {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  /** @throws Error if the file does not exist */
  readonly read: (name: string) => Promise<Uint8Array>
  /** Does nothing if the file does not exist. */
  readonly remove: (name: string) => Promise<void>
  /** Whether the disk has room for more files; absent if the store has no disk of this machine. */
  readonly hasRoom?: () => Promise<boolean>
}
