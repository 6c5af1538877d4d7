import { signInWithPasskey } from '../../src/api/endpoints/passkeys.ts'
import type { SignedPasskey } from '../../src/api/schemas/passkeys.ts'
import type { Suite } from '../../src/suite/getSuite.ts'

// A file of its own, because the schemas of the call are needed only once a passkey was chosen.

/** Signs in with a signed challenge. @throws ApiError */
export async function enterByPasskey(suite: Suite, credential: SignedPasskey): Promise<void> {
  const { data } = await suite.client.call(signInWithPasskey, { body: { credential } })
  await suite.session.enter(data)
}
