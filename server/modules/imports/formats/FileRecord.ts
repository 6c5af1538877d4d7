/** A record of a file, which is converted when it is read: a fault refuses it alone. */
export interface FileRecord {
  readonly line: number
  /** @throws RowFault */
  readonly read: () => object
}
