import * as z from 'zod/mini'
import { IdText } from './primitives.ts'

/** Query of a signed file URL: user, expiry (seconds since 1970) and signature. */
export const SignedQuery = z.object({
  user: IdText,
  expires: z.string().check(z.regex(/^\d{10,13}$/)),
  signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
})
