import type * as z from 'zod/mini'
import type { NewPasskey, SignedPasskey } from '../../../../src/api/schemas/passkeys.ts'

/** What the browser must have signed. */
interface Expected {
  readonly challenge: string
  /** Origin of the page that asked for the challenge. */
  readonly origin: string
  readonly rpId: string
}

/** A passkey as the server stores it. */
interface StoredPasskey {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
}

/** Verifies what browsers make of a challenge (Web Authentication, sections 7.1 and 7.2). */
export interface PasskeyVerifier {
  /** @throws Error if it is not a new passkey for the challenge, made after the person was verified */
  readonly verifyNew: (
    credential: z.output<typeof NewPasskey>,
    expected: Expected,
  ) => Promise<StoredPasskey & { readonly isSynced: boolean }>
  /** @throws Error if the passkey did not sign the challenge, after the person was verified */
  readonly verifyUse: (
    credential: z.output<typeof SignedPasskey>,
    expected: Expected,
    passkey: StoredPasskey,
  ) => Promise<{ readonly counter: number; readonly isSynced: boolean }>
}
