import { readAsset } from './readAsset.ts'

/**
 * Reads a JSON file of the build, and parses it again only when it has changed.
 * @returns undefined if there is no such file
 */
export function parsedAsset<Value>(folder: string, path: string, parse: (json: unknown) => Value) {
  let cached: { readonly digest: string; readonly value: Value } | undefined

  return async (): Promise<Value | undefined> => {
    const file = await readAsset(folder, path)
    if (!file) return undefined
    if (cached?.digest !== file.digest)
      cached = { digest: file.digest, value: parse(JSON.parse(file.bytes.toString())) }
    return cached.value
  }
}
