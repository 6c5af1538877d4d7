/** File sizes of each element, written by `build/embedSizes.ts`. */
export interface Sizes {
  /** The build that was measured, e.g. "0.1.0-3fa9c1d2". */
  readonly version: string
  readonly files: Readonly<Record<string, number>>
  readonly elements: Readonly<
    Record<string, { readonly first: readonly string[]; readonly signedIn: readonly string[] }>
  >
}

/** Bytes (Brotli) and files that a page with these elements downloads. Shared files count once. */
export function pageWeight(
  { files, elements }: Sizes,
  names: readonly string[],
  isSignedIn: boolean,
): { readonly bytes: number; readonly requests: number } {
  const pageFiles = new Set(
    names.flatMap(name => [
      ...(elements[name]?.first ?? []),
      ...(isSignedIn ? (elements[name]?.signedIn ?? []) : []),
    ]),
  )
  return {
    bytes: [...pageFiles].reduce((sum, file) => sum + (files[file] ?? 0), 0),
    requests: pageFiles.size,
  }
}
