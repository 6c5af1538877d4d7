/**
 * URL, relative to the worker, of a file that the build packs with gzip; see build/plugins/packedFiles.ts.
 */
declare module 'packed:*' {
  export const address: string
}
