import * as z from 'zod/mini'
import type { AnswerOf, BodyInputOf, Endpoint } from '../../src/api/endpoints/endpoint.ts'

/** The vendor API refused a call. */
export class VendorApiError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface CallOptions<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: BodyInputOf<E>
  /** Sent instead of a JSON body. */
  readonly bytes?: Uint8Array<ArrayBuffer>
}

/** Calls of the vendor API with one vendor's key: everything that the vendor system knows. */
export interface VendorApi {
  readonly call: <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<AnswerOf<E>>
  /** Writes a record under the vendor's own key. */
  readonly put: (resource: string, sourceId: string, record: object) => Promise<void>
  /** The response to a call that answers a file. */
  readonly download: (endpoint: Endpoint, params: CallOptions<Endpoint>['params']) => Promise<Response>
}

/**
 * @param root address of the vendor API, e.g. "https://portal.example/api/vendor/v1"
 * @param send sends a request as another machine would
 */
export function createVendorApi(
  root: string,
  key: string,
  send: (request: Request) => Promise<Response>,
): VendorApi {
  const request = async (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    { params = {}, query = {}, body, bytes }: CallOptions<Endpoint>,
  ) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    const url = new URL(`${root}/${path}`)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
    const content = bytes ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await send(
      new Request(url, {
        method: endpoint.method,
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': bytes ? 'application/octet-stream' : 'application/json',
        },
        ...(content === undefined ? {} : { body: content }),
      }),
    )
    if (response.ok) return response
    const {
      code = 'internal',
      message = '',
      errors = {},
    } = (await response.json()) as {
      code?: string
      message?: string
      errors?: Record<string, string[]>
    }
    const fields = Object.entries(errors).map(([field, keys]) => `${field}: ${keys.join(', ')}`)
    throw new VendorApiError(response.status, [`${code}. ${message}`, ...fields].join(' '))
  }

  return {
    async call(endpoint, options = {}) {
      const response = await request(endpoint, options as CallOptions<Endpoint>)
      if (endpoint.answer === 'none' || endpoint.answer === 'file') return undefined as never
      return z.parse(endpoint.answer as z.ZodMiniType, await response.json()) as never
    },
    async put(resource, sourceId, body) {
      await request({ method: 'PUT', path: `${resource}/{sourceId}` }, { params: { sourceId }, body })
    },
    download: (endpoint, params) => request(endpoint, { params: params ?? {} }),
  }
}
