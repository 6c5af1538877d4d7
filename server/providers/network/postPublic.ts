import type { PostResult } from './PostResult.ts'
import { type PublicRequestOptions, publicRequest, requestFailure } from './publicRequest.ts'

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

const timeoutMilliseconds = 15_000
const maxRetrySeconds = 86_400

/** Posts as `publicRequest` does, to an address that others have chosen, and reads the head of the response only. */
export function postPublic(options?: PublicRequestOptions): (url: string, post: Post) => Promise<PostResult> {
  const request = publicRequest(options)
  return async (url, post) => {
    try {
      const response = await request(url, { method: 'POST', ...post, timeoutMilliseconds })
      // The body is not needed, whatever its length.
      response.destroy()
      const retryAfter = Number(response.headers['retry-after'])
      return {
        status: response.statusCode ?? 0,
        ...(retryAfter > 0 && { retryAfterSeconds: Math.min(retryAfter, maxRetrySeconds) }),
      }
    } catch (error) {
      return { failure: requestFailure(error).message }
    }
  }
}
