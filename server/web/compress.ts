import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Bytes from which an answer gets noticeably smaller. */
const worthwhile = 256

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type)

/** The encoding an Accept-Encoding header allows and we like best. */
export function encodingFor(request: Request): Encoding | undefined {
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .map(part => part.trim().split(/;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding))
}

/** Whether bytes of a kind are worth compressing. */
export const isCompressible = (type: string, length: number) => length > worthwhile && isText(type)

/** Compresses; `effort` from 1 (fast) to 9. */
export const compress = (bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } })
    : promisify(gzip)(bytes, { level: effort })

/** An answer of the API in fewer bytes, where it is long enough and the caller can read it. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  // Only answers that say their length are known to be whole in memory.
  const length = Number(headers.get('Content-Length') ?? 0)
  if (!isCompressible(headers.get('Content-Type') ?? '', length) || headers.has('Content-Encoding'))
    return response
  const changed = new Headers(headers)
  changed.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request)
  if (!encoding || request.method === 'HEAD')
    return new Response(response.body, { status: response.status, headers: changed })
  const bytes = await compress(Buffer.from(await response.arrayBuffer()), encoding, 4)
  changed.set('Content-Encoding', encoding)
  changed.set('Content-Length', String(bytes.length))
  return new Response(bytes, { status: response.status, headers: changed })
}
