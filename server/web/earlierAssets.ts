import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { acceptedEncodings } from './compress.ts'
import type { Asset } from './readAsset.ts'

/** How a response in "dcz" begins, before the digest of its dictionary (RFC 9842). */
const magicNumber = Buffer.from('5e2a4d1820000000', 'hex')

/** "/assets/frame-1a2b3c4d.js" → "/assets/frame-*.js": the same file in every release. */
const patternOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '-*')

interface Dictionary {
  readonly pattern: string
  readonly bytes: Buffer
  readonly digest: Buffer
}

/** The dictionaries in a folder by their SHA-256 in Base64. */
async function readDictionaries(folder: string): Promise<ReadonlyMap<string, Dictionary>> {
  const names = await readdir(join(folder, 'assets')).catch(() => [])
  const dictionaries = await Promise.all(
    names.map(async name => {
      const bytes = await readFile(join(folder, 'assets', name))
      const digest = createHash('sha256').update(bytes).digest()
      return [digest.toString('base64'), { pattern: patternOf(`/assets/${name}`), bytes, digest }] as const
    }),
  )
  return new Map(dictionaries)
}

/**
 * What a browser that visited the release before gets of this one: of each file only what has changed. Browsers without
 * dictionaries (RFC 9842) never ask for it.
 * @param folder the release before, with the folder `assets`
 */
export function earlierAssets(folder: string) {
  let dictionaries: ReturnType<typeof readDictionaries> | undefined
  const changes = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  const compress = async ({ bytes }: Asset, { bytes: dictionary, digest }: Dictionary) => {
    const params = { [constants.ZSTD_c_compressionLevel]: 19 }
    return Buffer.concat([magicNumber, digest, await promisify(zstdCompress)(bytes, { dictionary, params })])
  }

  return {
    /** Headers of a file that is the dictionary of its successor. */
    headersOf: (path: string) => ({
      'Use-As-Dictionary': `match="${patternOf(path)}"`,
      Vary: 'Accept-Encoding, Available-Dictionary',
    }),

    /** What has changed in a file; undefined if the caller has no dictionary of it. */
    async changesOf(request: Request, path: string, asset: Asset): Promise<Buffer<ArrayBuffer> | undefined> {
      const hash = /^:([\w+/]+=*):$/.exec(request.headers.get('Available-Dictionary') ?? '')?.[1]
      if (!hash || !acceptedEncodings(request).includes('dcz')) return undefined
      dictionaries ??= readDictionaries(folder)
      const dictionary = (await dictionaries).get(hash)
      if (dictionary?.pattern !== patternOf(path)) return undefined
      const key = `${asset.digest} ${hash}`
      const known = changes.get(key)
      if (known) return known
      const fresh = compress(asset, dictionary)
      changes.set(key, fresh)
      return fresh
    },
  }
}
