import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

export interface Asset {
  readonly bytes: Buffer<ArrayBuffer>
  readonly type: string
  /** Digest of the bytes, for ETags. */
  readonly digest: string
  /** Precompressed files of the build, by encoding. */
  readonly twins: ReadonlyMap<'br' | 'gzip', Buffer<ArrayBuffer>>
}

const types: Readonly<Record<string, string>> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  // Typings are read but never run; the registered type of ".ts" is a video format.
  '.ts': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
}

const cache = new Map<string, { readonly changed: number; readonly asset: Promise<Asset> }>()

/**
 * Reads a file below a folder and caches it until it changes; undefined if it does not exist, is hidden,
 * has an unknown type or is outside of the folder.
 * @param path as in a URL, e.g. "/assets/app.js"
 */
export async function readAsset(folder: string, path: string): Promise<Asset | undefined> {
  const names = namesOf(path)
  const type = types[extname(names?.at(-1) ?? '')]
  if (!names || !type) return undefined
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, ...names))
    if (!file.startsWith(root + sep)) return undefined
    const { mtimeMs: changed } = await stat(file)
    const cached = cache.get(file)
    if (cached?.changed === changed) return await cached.asset
    const asset = load(file, type)
    cache.set(file, { changed, asset })
    return await asset
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}

/** Segments of a path; undefined if one of them is not a plain file name. */
function namesOf(path: string): readonly string[] | undefined {
  try {
    const names = decodeURIComponent(path).split('/').filter(Boolean)
    return names.every(name => /^[^.\\/\0][^\\/\0]*$/.test(name)) ? names : undefined
  } catch {
    return undefined
  }
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** The same file with another text. */
export function withText(asset: Asset, text: string): Asset {
  const bytes = Buffer.from(text)
  return { ...asset, bytes, digest: digestOf(bytes), twins: new Map() }
}

async function load(file: string, type: string): Promise<Asset> {
  const twins = new Map<'br' | 'gzip', Buffer<ArrayBuffer>>()
  const bytes = await readFile(file)
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    await readFile(file + ending).then(
      twin => twins.set(encoding, twin),
      () => undefined,
    )
  return { bytes, type, digest: digestOf(bytes), twins }
}
