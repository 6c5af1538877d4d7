import { compress, encodingFor, isCompressible } from './compress.ts'
import type { Asset } from './readAsset.ts'

const compressedFiles = new Map<string, Promise<Buffer<ArrayBuffer>>>()

/** Compressed bytes: the build's precompressed file, else compressed once and cached. */
function compressed({ bytes, digest, twins }: Asset, encoding: 'br' | 'gzip') {
  const twin = twins.get(encoding)
  if (twin) return twin
  const key = `${digest} ${encoding}`
  const cached = compressedFiles.get(key)
  if (cached) return cached
  const fresh = compress(bytes, encoding, 9)
  compressedFiles.set(key, fresh)
  return fresh
}

/** Responds with a file: compressed if that is worthwhile, 304 if the caller has it already. */
export async function assetAnswer(
  request: Request,
  asset: Asset,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const encoding = isCompressible(asset.type, asset.bytes.length) ? encodingFor(request) : undefined
  const tag = `"${asset.digest}${encoding ? `-${encoding}` : ''}"`
  const common = {
    ETag: tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    ...headers,
  }
  if (status === 200 && request.headers.get('If-None-Match')?.split(/,\s*/).includes(tag))
    return new Response(null, { status: 304, headers: common })
  const bytes = encoding ? await compressed(asset, encoding) : asset.bytes
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...common,
      'Content-Type': asset.type,
      'Content-Length': String(bytes.length),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  })
}

/** A short plain-text response. */
export const plainAnswer = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
