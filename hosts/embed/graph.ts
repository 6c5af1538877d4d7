/** What the build tells the loader: which files each element needs. Written by the build, read by the loader. */
export interface Graph {
  /** Folder of the files beside the loader, e.g. "0.1.0-3fa9c1d2/". */
  readonly base: string
  /** Every script: file name without ending, and its SHA-256 as base64. */
  readonly files: readonly (readonly [name: string, sha256: string])[]
  /** By tag without "resident-": positions in `files` of all scripts it needs, its own first. */
  readonly elements: Readonly<Record<string, readonly number[]>>
  /** By tag likewise: scripts that signed-in people need at once, beside those. */
  readonly signedIn: Readonly<Record<string, readonly number[]>>
  /** By module name: scripts that are fetched later, when an element first needs them. */
  readonly later: Readonly<Record<string, readonly number[]>>
}
