import * as z from 'zod/mini'
import { IdText } from './primitives.ts'

/** What makes an address of a file work: for whom, until when (seconds since 1970), and the server's signature. */
export const SignedQuery = z.object({
  user: IdText,
  expires: z.string().check(z.regex(/^\d{10,13}$/)),
  signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
})
