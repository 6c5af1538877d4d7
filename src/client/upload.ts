import type * as z from 'zod/mini'
import { upload as endpoint, removeUpload } from '../api/endpoints/uploads.ts'
import type { UploadPurpose } from '../api/schemas/uploadLimits.ts'
import type { UploadAnswer } from '../api/schemas/uploads.ts'
import { ApiError } from './ApiError.ts'
import { addressOf, type Client } from './createClient.ts'
import type { Fetch } from './Fetch.ts'
import { parseJson, refusal } from './refusal.ts'

/** Milliseconds without progress after which an upload counts as lost. */
const stillTime = 30_000

export interface UploadOptions {
  /** Base URL of the API, as in the client. */
  readonly baseUrl: string
  /** Sends the file instead of XMLHttpRequest, for the in-browser demo. */
  readonly fetch?: Fetch
  readonly locale: string
  /** Same key for every attempt of one file: the server stores it once. */
  readonly key: string
  readonly signal: AbortSignal
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void
}

export type Uploaded = z.infer<typeof UploadAnswer>['data']

const headersOf = ({ locale, key }: UploadOptions): readonly [string, string][] => [
  ['Accept', 'application/json'],
  ['Accept-Language', locale],
  ['Idempotency-Key', key],
]

function bodyOf(file: File): FormData {
  const body = new FormData()
  body.append('file', file, file.name)
  return body
}

function read(status: number, retryAfter: string | null, text: string): Uploaded {
  const json = parseJson(text)
  if (status >= 400) throw refusal(endpoint, status, retryAfter, json)
  const answer = endpoint.answer.safeParse(json)
  if (!answer.success) throw new ApiError({ kind: 'malformed', status, cause: answer.error })
  return answer.data.data
}

/**
 * Uploads one file with progress, which fetch cannot report.
 * @throws ApiError, or the signal's reason if it was aborted
 */
export const upload = (purpose: UploadPurpose, file: File, options: UploadOptions): Promise<Uploaded> =>
  options.fetch ? sendWithFetch(options.fetch, purpose, file, options) : send(purpose, file, options)

/** Uploads without progress, for the in-browser demo. */
async function sendWithFetch(fetchFile: Fetch, purpose: UploadPurpose, file: File, options: UploadOptions) {
  const answer = await fetchFile(addressOf(options.baseUrl, endpoint, { purpose }), {
    method: endpoint.method,
    headers: [...headersOf(options)],
    body: bodyOf(file),
    signal: options.signal,
  })
  return read(answer.status, answer.headers.get('Retry-After'), await answer.text())
}

const send = (purpose: UploadPurpose, file: File, options: UploadOptions): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const { baseUrl, signal, onProgress } = options
    const request = new XMLHttpRequest()
    let clock = 0
    const stop = () => {
      clearTimeout(clock)
      signal.removeEventListener('abort', onAbort)
    }
    const fail = (error: unknown) => {
      stop()
      reject(error)
    }
    const onAbort = () => {
      fail(signal.reason)
      request.abort()
    }
    const moved = () => {
      clearTimeout(clock)
      clock = window.setTimeout(() => {
        fail(new ApiError({ kind: 'timeout' }))
        request.abort()
      }, stillTime)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      if (total > 0) onProgress(loaded / total)
    }
    request.onerror = () => fail(new ApiError({ kind: 'offline' }))
    request.onload = () => {
      stop()
      try {
        resolve(read(request.status, request.getResponseHeader('Retry-After'), request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    if (signal.aborted) return fail(signal.reason)
    signal.addEventListener('abort', onAbort)
    request.open(endpoint.method, addressOf(baseUrl, endpoint, { purpose }))
    for (const [name, value] of headersOf(options)) request.setRequestHeader(name, value)
    moved()
    request.send(bodyOf(file))
  })

/** Deletes an uploaded file that no form has used. @throws ApiError */
export const deleteUpload = (client: Client, purpose: UploadPurpose, id: string): Promise<undefined> =>
  client.call(removeUpload, { params: { purpose, upload: id } })
