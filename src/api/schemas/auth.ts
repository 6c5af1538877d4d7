import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { data, Slug } from './primitives.ts'

/** One e-mail address, ASCII only (section 5). No quotes, commas or brackets: they could name a second one. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.maxLength(limits.email.max, 'validation.email'),
    z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[\w-]{2,}$/, 'validation.email'),
  )

/** Credentials of a sign-in (AUT-1). Messages are keys of `validation.*`. */
export const Credentials = z.object({
  email: Email,
  password: z
    .string()
    .check(
      z.minLength(1, 'validation.required'),
      z.maxLength(limits.password.max, 'validation.password_long'),
    ),
  vendor: z.optional(Slug),
})
export type Credentials = z.infer<typeof Credentials>

/** An opaque Bearer token and its lifetime in seconds (AUT-13). */
export const SessionToken = z.object({
  token: z.string(),
  tokenType: z.literal('Bearer'),
  expiresIn: z.int(),
})
export const TokenAnswer = data(SessionToken)

export const EmailBody = z.object({ email: Email })

/**
 * The person's password, for what changes how an account is reached or signed in to: a token alone, which may be
 * stolen, must not be enough. The server asks for a missing one at the field.
 */
export const Proof = z.optional(
  z.string().check(z.maxLength(limits.password.max, 'validation.password_long')),
)
export const ProofBody = z.object({ password: Proof })
export const EmailChangeBody = z.object({ email: Email, password: Proof })

/** Secret of an e-mail link. A malformed one counts as unknown: 410, not 422. */
export const LinkToken = z.string().check(z.minLength(1, 'validation.required'), z.maxLength(200))

export const TokenBody = z.object({ token: LinkToken })

/** The password is asked for where an address was registered more than once: it names the registration that counts. */
export const VerifyEmailBody = z.object({
  token: LinkToken,
  password: Proof,
})
