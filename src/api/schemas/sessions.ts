import * as z from 'zod/mini'
import { data, Id, Moment } from './primitives.ts'

/** Ways to sign in (PRF-4). */
export const signInWays = ['password', 'passkey', 'provider', 'page'] as const

/** A place where the account is signed in (PRF-4): no address of the network, and no more of the device than its names. */
export const SignedInSession = z.object({
  id: Id,
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** Names that a user recognizes, e.g. "Firefox" and "Windows". */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** How it was opened; `page` by the sign-in of a vendor's page. Absent if that is not known. */
  signedInBy: z.optional(z.enum(signInWays)),
  /** Host of the page that signed in, e.g. "www.alfa.example". */
  site: z.nullable(z.string()),
  createdAt: Moment,
  /** To five minutes. */
  lastUsedAt: Moment,
})
export type SignedInSession = z.infer<typeof SignedInSession>
export const SessionsAnswer = data(z.array(SignedInSession))
