import type { FileStore } from './FileStore.ts'
import { type S3Credentials, signS3 } from './signS3.ts'

export interface S3Options extends S3Credentials {
  /** The bucket's address, e.g. "https://s3.eu-north-1.amazonaws.com/residents", without a slash at the end. */
  readonly url: string
}

const nothing = new Uint8Array()

/** Files in a bucket of any store that speaks S3: AWS, MinIO, Ceph, Garage. Addresses are of the path's kind. */
export function s3FileStore({ url, ...credentials }: S3Options): FileStore {
  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    body: Uint8Array<ArrayBuffer> = nothing,
  ) => {
    const address = new URL(`${url}/${encodeURIComponent(name)}`)
    const attempt = () =>
      fetch(address, {
        method,
        // A store's clock is the real one, whatever time the demonstration has.
        headers: signS3(credentials, method, address, body, new Date()),
        ...(method === 'PUT' ? { body } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
      })
    // All three do the same when they are done again, so that one hiccup need not be anybody's trouble.
    const first = await attempt().catch(() => undefined)
    if (first && first.status < 500) return first
    await first?.body?.cancel()
    return attempt()
  }
  const fail = async (what: string, response: Response): Promise<never> => {
    await response.body?.cancel()
    throw new Error(`The file store answered ${response.status} when a file was to be ${what}.`)
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
