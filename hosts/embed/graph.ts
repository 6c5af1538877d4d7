/** A script of the build: file name without ending, and its SHA-256 as base64 without the "=" at its end. */
export type BuiltScript = readonly [name: string, sha256: string]

/** What the build tells the loader. Written by the build, read by the loader. */
export interface Graph {
  /** Folder of the files beside the loader, e.g. "0.1.0-3fa9c1d2/". */
  readonly base: string
  /** Scripts that every element needs. */
  readonly common: readonly BuiltScript[]
  /** Tags without "resident-", with spaces between. One text of each kind takes less room than forty entries. */
  readonly names: string
  /** In the same order: SHA-256 of the file that lists what the element needs, 43 characters each. */
  readonly lists: string
}

/** What one element needs, in a file of its own: a page pays for the elements it has. Numbers are positions in `files`. */
export interface ElementFiles {
  readonly files: readonly BuiltScript[]
  /** Needed before the element can be shown. */
  readonly first: readonly number[]
  /** Needed at once by signed-in people, beside those. */
  readonly signedIn: readonly number[]
  /** By module name: fetched when the element first needs it. */
  readonly later: Readonly<Record<string, readonly number[]>>
}

/** Where the list of an element's files stands in the build's folder. */
export const listFile = (name: string): string => `${name}.files.json`
