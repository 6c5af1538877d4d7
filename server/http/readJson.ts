import { limits } from '../../src/api/schemas/limits.ts'
import { HttpError } from './HttpError.ts'

export interface JsonBody {
  readonly value: unknown
  /** The unparsed body. */
  readonly text: string
}

/**
 * Reads a JSON body up to the size limit.
 * @throws HttpError unsupported_media_type, body_too_large or bad_json
 */
export async function readJson(request: Request, most: number = limits.bodyBytes): Promise<JsonBody> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpError('unsupported_media_type')
  const bytes = await readBytes(request, most)
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { value: JSON.parse(text), text }
  } catch {
    throw new HttpError('bad_json')
  }
}

/**
 * Reads the bytes of a body.
 * @throws HttpError body_too_large as soon as there are more than `most`
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new HttpError('body_too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  // Some browsers, in which the demo runs, lack `Request.body` or cannot iterate a stream by `for await`.
  const reader = (request.body ?? new Response(await request.arrayBuffer()).body)?.getReader()
  for (;;) {
    const { done, value: chunk } = (await reader?.read()) ?? { done: true }
    if (done || !chunk) break
    length += chunk.length
    if (length > most) {
      await reader?.cancel()
      throw new HttpError('body_too_large')
    }
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
