import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/** Minimum size in bytes for which compression is worthwhile. */
const worthwhile = 256

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type)

/** Encodings that Accept-Encoding allows. */
export const acceptedEncodings = ({ headers }: Request): readonly (string | undefined)[] =>
  (headers.get('Accept-Encoding') ?? '')
    .split(',')
    .map(part => part.trim().split(/;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name)

/** The preferred encoding among those that Accept-Encoding allows. */
export function encodingFor(request: Request): Encoding | undefined {
  const accepted = acceptedEncodings(request)
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding))
}

/** Whether content of a type and length is worth compressing. */
export const isCompressible = (type: string, length: number) => length > worthwhile && isText(type)

/** Compresses bytes; `effort` is 1 (fast) to 9. */
export const compress = (bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, {
        params: { [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : promisify(gzip)(bytes, { level: effort })

/** Compresses a response of the API if it is long enough and the caller accepts it. */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  // Only responses with a Content-Length are known to be completely in memory.
  const length = Number(headers.get('Content-Length') ?? 0)
  if (!isCompressible(headers.get('Content-Type') ?? '', length) || headers.has('Content-Encoding'))
    return response
  headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request)
  if (!encoding || request.method === 'HEAD') return response
  const changed = new Headers(headers)
  const bytes = await compress(Buffer.from(await response.arrayBuffer()), encoding, 5)
  changed.set('Content-Encoding', encoding)
  changed.set('Content-Length', String(bytes.length))
  return new Response(bytes, { status: response.status, headers: changed })
}
