import type { IncomingMessage } from 'node:http'
import { type PublicRequestOptions, publicRequest, RequestFailure, requestFailure } from './publicRequest.ts'

/** Reads a JSON document. @throws RequestFailure if there is none within 5 seconds and 256 KB */
export type ReadJson = (url: string) => Promise<unknown>

const timeoutMilliseconds = 5000
const mostBytes = 256 * 1024

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new RequestFailure('too_long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads JSON documents at addresses that others have chosen, as `publicRequest` does. */
export function readPublicJson(options: PublicRequestOptions = {}): ReadJson {
  const request = publicRequest(options)
  return async url => {
    const headers = { Accept: 'application/json' }
    const response = await request(url, { method: 'GET', headers, timeoutMilliseconds })
    try {
      if (response.statusCode !== 200) throw new RequestFailure(`status_${response.statusCode}`)
      return JSON.parse(await textOf(response))
    } catch (error) {
      throw error instanceof SyntaxError ? new RequestFailure('not_json') : requestFailure(error)
    } finally {
      response.destroy()
    }
  }
}
