import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { acceptedEncodings } from './compress.ts'
import { sharedChunks } from './pageHints.ts'
import type { Asset } from './readAsset.ts'

/** How a response in "dcz" begins, before the digest of its dictionary (RFC 9842). */
const magicNumber = Buffer.from('5e2a4d1820000000', 'hex')

/** The hash in a file's name, with the rest of the name if every page has the file. */
const hashedName = new RegExp(`(/${sharedChunks.frame})?-[\\w-]{8}(?=\\.\\w+$)`)

/**
 * Paths that a file is the dictionary of: "/assets/bills-1a2b3c4d.js" → "/assets/bills-*.js", the same file in every release. What
 * every page runs has words in common with all other scripts; browsers prefer the longest pattern.
 */
const patternOf = (path: string) => path.replace(hashedName, (_, frame?: string) => (frame ? '/*' : '-*'))

function isMatch(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? pattern === path : path.startsWith(start) && path.endsWith(end)
}

interface Dictionary {
  readonly pattern: string
  readonly bytes: Buffer
  readonly digest: Buffer
}

/** The dictionaries in the folder `assets` of a release, by their SHA-256 in Base64. */
async function readDictionaries(release: string): Promise<ReadonlyMap<string, Dictionary>> {
  const names = await readdir(join(release, 'assets')).catch(() => [])
  const whole = names.filter(name => !/\.(br|gz)$/.test(name))
  const dictionaries = await Promise.all(
    whole.map(async name => {
      const bytes = await readFile(join(release, 'assets', name))
      const digest = createHash('sha256').update(bytes).digest()
      return [digest.toString('base64'), { pattern: patternOf(`/assets/${name}`), bytes, digest }] as const
    }),
  )
  return new Map(dictionaries)
}

/**
 * Compresses files with those that the browser has already: what has changed since the release before, and what a script does not
 * share with the one that every page runs. Browsers without dictionaries (RFC 9842) never ask for it.
 * @param releases folders with the folder `assets`: of this release and of the one before
 */
export function assetDictionaries(releases: readonly string[]) {
  let dictionaries: Promise<ReadonlyMap<string, Dictionary>> | undefined
  const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  const readAll = async () =>
    new Map((await Promise.all(releases.map(readDictionaries))).flatMap(each => [...each]))

  const compress = async ({ bytes }: Asset, { bytes: dictionary, digest }: Dictionary) => {
    const params = { [constants.ZSTD_c_compressionLevel]: 19 }
    return Buffer.concat([magicNumber, digest, await promisify(zstdCompress)(bytes, { dictionary, params })])
  }

  return {
    /** Headers of a file that is a dictionary of others. */
    headersOf: (path: string) => ({
      'Use-As-Dictionary': `match="${patternOf(path)}"`,
      Vary: 'Accept-Encoding, Available-Dictionary',
    }),

    /** A file compressed with the caller's dictionary; undefined if the caller has none that is meant for it. */
    async compressedWith(
      request: Request,
      path: string,
      asset: Asset,
    ): Promise<Buffer<ArrayBuffer> | undefined> {
      const hash = /^:([\w+/]+=*):$/.exec(request.headers.get('Available-Dictionary') ?? '')?.[1]
      if (!hash || !acceptedEncodings(request).includes('dcz')) return undefined
      dictionaries ??= readAll()
      const dictionary = (await dictionaries).get(hash)
      if (!dictionary || !isMatch(dictionary.pattern, path)) return undefined
      const key = `${asset.digest} ${hash}`
      const known = compressed.get(key)
      if (known) return known
      const fresh = compress(asset, dictionary)
      compressed.set(key, fresh)
      return fresh
    },
  }
}
