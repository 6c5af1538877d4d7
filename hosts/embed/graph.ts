/** A script of the build: file name without ending, and its SHA-256 as base64 without the "=" at its end. */
export type BuiltScript = readonly [name: string, sha256: string]

/** The build's files, which the build inserts into the loader. */
export interface Graph {
  /** Folder of the files, relative to the loader, e.g. "0.1.0-3fa9c1d2/". */
  readonly base: string
  /** Scripts that every element needs. */
  readonly common: readonly BuiltScript[]
  /** Tags without "resident-", separated by spaces. One string is smaller than forty entries. */
  readonly names: string
  /** In the same order: SHA-256 of each element's list file, 43 characters each. */
  readonly lists: string
}

/**
 * The files of one element, in its own list file, because a page loads only the elements it has. Numbers are indexes in
 * `files`.
 */
export interface ElementFiles {
  readonly files: readonly BuiltScript[]
  /** Needed before the element can render. */
  readonly first: readonly number[]
  /** Also needed at once by signed-in users. */
  readonly signedIn: readonly number[]
  /** By module name: loaded when the element first needs them. */
  readonly later: Readonly<Record<string, readonly number[]>>
}

/** Name of an element's list file in the build's folder. */
export const listFile = (name: string): string => `${name}.files.json`
