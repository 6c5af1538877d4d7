/** What the build tells of the files of each element; `build/embedSizes.ts` writes it. */
export interface Sizes {
  /** The build that was measured, e.g. "0.1.0-3fa9c1d2". */
  readonly version: string
  readonly files: Readonly<Record<string, number>>
  readonly elements: Readonly<
    Record<string, { readonly first: readonly string[]; readonly signedIn: readonly string[] }>
  >
}

/** Bytes (Brotli) and files that a page with these elements fetches: what they share counts once. */
export function pageWeight(
  { files, elements }: Sizes,
  names: readonly string[],
  isSignedIn: boolean,
): { readonly bytes: number; readonly requests: number } {
  const wanted = new Set(
    names.flatMap(name => [
      ...(elements[name]?.first ?? []),
      ...(isSignedIn ? (elements[name]?.signedIn ?? []) : []),
    ]),
  )
  return { bytes: [...wanted].reduce((sum, file) => sum + (files[file] ?? 0), 0), requests: wanted.size }
}
