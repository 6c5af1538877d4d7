import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HttpError } from './HttpError.ts'

/**
 * Limits the body of a form that browsers or mail programs send without scripts.
 * @throws HttpError body_too_large for a longer body
 */
export const limitForm = (bytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new HttpError('body_too_large')
    },
  })
