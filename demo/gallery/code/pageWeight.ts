/** File sizes of each element, written by `build/embedSizes.ts`. */
export interface Sizes {
  /** The build that was measured, e.g. "0.1.0-3fa9c1d2". */
  readonly version: string
  readonly files: Readonly<Record<string, number>>
  readonly elements: Readonly<
    Record<
      string,
      {
        readonly first: readonly string[]
        readonly signedIn: readonly string[]
        readonly texts: { readonly first: string; readonly signedIn: string; readonly own: string }
      }
    >
  >
}

/**
 * Bytes (Brotli) and files that a page with these elements downloads. Shared files count once; the first element's texts
 * come with the common ones.
 */
export function pageWeight(
  { files, elements }: Sizes,
  names: readonly string[],
  isSignedIn: boolean,
): { readonly bytes: number; readonly requests: number } {
  const pageFiles = new Set(
    names.flatMap((name, index) => {
      const element = elements[name]
      if (!element) return []
      const { first, signedIn, texts } = element
      const own = index > 0 ? texts.own : isSignedIn ? texts.signedIn : texts.first
      return [...first, ...(isSignedIn ? signedIn : []), own]
    }),
  )
  return {
    bytes: [...pageFiles].reduce((sum, file) => sum + (files[file] ?? 0), 0),
    requests: pageFiles.size,
  }
}
