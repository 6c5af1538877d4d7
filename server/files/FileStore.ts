/** Keeps files under names the server made: a folder, or an S3-compatible store behind the same three calls. */
export interface FileStore {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  /** @throws Error where there is no such file */
  readonly read: (name: string) => Promise<Uint8Array>
  /** Does nothing where there is no such file. */
  readonly remove: (name: string) => Promise<void>
}
