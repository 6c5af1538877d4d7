import * as z from 'zod/mini'
import { Proof } from './auth.ts'
import { limits } from './limits.ts'
import { data, Id, IdText, Moment } from './primitives.ts'

// Shapes of Web Authentication (W3C, level 3) as browsers write and read them: `toJSON` of a credential,
// `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`.

const base64Url = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max))

const CredentialId = base64Url(1400)

const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') }

const transports = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)))

/** A passkey of an account (AUT-20). */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Whether the person's other devices have it too. */
  isSynced: z.boolean(),
  createdAt: Moment,
  lastUsedAt: z.nullable(Moment),
})
export type Passkey = z.infer<typeof Passkey>
export const PasskeysAnswer = data(z.array(Passkey))

export const PasskeyParams = z.object({ passkey: IdText })

/** The site that a passkey belongs to. */
export const PasskeySite = z.object({ id: z.string(), name: z.string() })

/** What an authenticator knows an account by; the id says nothing about the person. */
export const PasskeyAccount = z.object({ id: z.string(), name: z.string(), displayName: z.string() })

/** A kind of key that the server accepts. */
export const PasskeyAlgorithm = z.object({ type: z.literal('public-key'), alg: z.int() })

/** Authenticators that may hold a passkey: those that verify the person and need no e-mail address. */
export const PasskeySelection = z.object({
  residentKey: z.literal('required'),
  requireResidentKey: z.literal(true),
  userVerification: z.literal('required'),
})

/** A passkey that the account has: a device that holds one makes no second. */
export const KnownPasskey = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

/** What a browser needs to make a passkey. The challenge is valid once, for five minutes, in this session. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: PasskeySite,
  user: PasskeyAccount,
  pubKeyCredParams: z.array(PasskeyAlgorithm),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: PasskeySelection,
  excludeCredentials: z.array(KnownPasskey),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>
export const PasskeyCreationAnswer = data(PasskeyCreation)

/** What a browser needs to sign in with a passkey. The challenge is valid once, for ten minutes, on this origin. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>
/** Null on pages where passkeys cannot be used: every sign-in form asks, and an error would be in each console. */
export const PasskeyRequestAnswer = data(z.nullable(PasskeyRequest))

/** What the authenticator answers when it has made a passkey. */
export const MadePasskey = z.object({
  clientDataJSON: base64Url(4000),
  attestationObject: base64Url(40_000),
  transports,
})

/** A passkey that a browser has just made. */
export const NewPasskey = z.object({
  ...credential,
  response: MadePasskey,
})
export type NewPasskey = z.infer<typeof NewPasskey>
export const NewPasskeyBody = z.object({ credential: NewPasskey })

/** What the authenticator answers when it has signed a challenge. */
export const PasskeySignature = z.object({
  clientDataJSON: base64Url(4000),
  authenticatorData: base64Url(4000),
  signature: base64Url(8000),
  userHandle: base64Url(100),
})

/** A passkey with the challenge that it has signed. */
export const SignedPasskey = z.object({
  ...credential,
  response: PasskeySignature,
})
export type SignedPasskey = z.infer<typeof SignedPasskey>
export const PasskeySignInBody = z.object({ credential: SignedPasskey })

export const PasskeyProofBody = z.object({ password: Proof })

/** Name of a passkey, e.g. "Phone". */
export const PasskeyNameBody = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'validation.invalid'),
      z.minLength(1, 'validation.required'),
      z.maxLength(limits.passkeyName.max, 'validation.name_long'),
    ),
})
