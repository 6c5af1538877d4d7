import type { FileStore } from './FileStore.ts'
import { type S3Credentials, signS3 } from './signS3.ts'

export interface S3Options extends S3Credentials {
  /** The bucket's URL without a trailing slash, e.g. "https://s3.eu-north-1.amazonaws.com/residents". */
  readonly url: string
  /** Milliseconds that an attempt may take; each call has two attempts. */
  readonly timeout?: number
}

/** The store answered, but not as asked: with a status of 4xx its administrator has to change something. */
export class StoreRefusal extends Error {
  readonly status: number
  constructor(status: number, what: string) {
    super(`The file store answered ${status} when a file was to be ${what}.`)
    this.status = status
  }
}

const nothing = new Uint8Array()

/** Stores files in a bucket of any S3-compatible store: AWS, MinIO, Ceph, Garage. Uses path-style URLs. */
export function s3FileStore({ url, timeout = 15_000, ...credentials }: S3Options): FileStore {
  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    body: Uint8Array<ArrayBuffer> = nothing,
  ) => {
    const address = new URL(`${url}/${encodeURIComponent(name)}`)
    const attempt = () =>
      fetch(address, {
        method,
        // The store checks the real time, whatever DEMO_NOW is.
        headers: signS3(credentials, method, address, body, new Date()),
        ...(method === 'PUT' ? { body } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
    // All three calls are idempotent, so a failed one is retried once.
    const first = await attempt().catch(() => undefined)
    if (first && first.status < 500) return first
    await first?.body?.cancel()
    return attempt()
  }
  const fail = async (what: string, response: Response): Promise<never> => {
    await response.body?.cancel()
    throw new StoreRefusal(response.status, what)
  }

  return {
    async write(name, bytes) {
      const response = await send('PUT', name, new Uint8Array(bytes))
      if (!response.ok) return fail('written', response)
      await response.body?.cancel()
    },
    async read(name) {
      const response = await send('GET', name)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : fail('read', response)
    },
    async remove(name) {
      const response = await send('DELETE', name)
      if (!response.ok && response.status !== 404) return fail('removed', response)
      await response.body?.cancel()
    },
  }
}
