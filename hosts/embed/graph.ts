/** A script of the build: file name without ending, and its SHA-256 as base64 without the "=" at its end. */
export type BuiltScript = readonly [name: string, sha256: string]

/** The build's files, which the build inserts into the loader. */
export interface Graph {
  /** Folder of the files, relative to the loader, e.g. "0.1.0-3fa9c1d2/". */
  readonly base: string
  /** Scripts that every element needs. */
  readonly common: readonly BuiltScript[]
  /** Starts the first calls of signed-in people. */
  readonly prefetch: BuiltScript
  /** By the element's name: checksum of the script that draws its first state, "login.drawing" for "login". */
  readonly drawings: Readonly<Record<string, string>>
  /**
   * Tags without "resident-". Spaces separate the lists of files, commas the elements that share one. One string is
   * smaller than forty entries.
   */
  readonly names: string
  /** In the same order: SHA-256 of each list of files, 43 characters each. */
  readonly lists: string
}

/** Which files one element needs, as indexes in `files`. */
export interface ElementFiles {
  /** Needed before the element can render. */
  readonly first: readonly number[]
  /** Also needed at once by signed-in users. */
  readonly signedIn: readonly number[]
}

/** The files of elements that are often on one page, in a file of its own, because a page loads only what it has. */
export interface FileList {
  readonly files: readonly BuiltScript[]
  /** By the element's name. */
  readonly elements: Readonly<Record<string, ElementFiles>>
  /** By module name, as indexes in `files`: loaded when an element first needs them. */
  readonly later: Readonly<Record<string, readonly number[]>>
}

/** The elements that share a list with this one, itself included. */
export const listMembers = (names: string, name: string): readonly string[] =>
  names
    .split(' ')
    .map(members => members.split(','))
    .find(members => members.includes(name)) ?? []

/** Name of a list in the build's folder. */
export const listFile = ([first]: readonly string[]): string => `${first}.files.json`
