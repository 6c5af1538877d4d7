import { confirmEmailChange } from '../../src/api/endpoints/accounts.ts'
import { verifyEmail } from '../../src/api/endpoints/auth.ts'
import { confirmContractEmail, verifyContractEmail } from '../../src/api/endpoints/contractLinks.ts'
import { EmailBody } from '../../src/api/schemas/auth.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { VerifyKind } from './model.ts'

// Loaded when a button is pressed, so that the page itself loads no schemas.

/** The server's schema of the form that requests another link. */
export const newLinkSchema = EmailBody

interface Proof {
  readonly token: string
  /** The change of a contract's address that the link names. */
  readonly intent: number | undefined
  /** Of the registration, where the address was registered more than once. */
  readonly password: string | undefined
}

/**
 * Confirms an address with the secret sent to it.
 * @throws ApiError `link_expired` if it was used or has expired, `validation_failed` if the password is missing or wrong
 */
export function confirmAddress(
  client: Client,
  of: VerifyKind,
  { token, intent, password }: Proof,
): Promise<undefined> {
  if (of === 'account') return client.call(verifyEmail, { body: { token, password } })
  if (of === 'change') return client.call(confirmEmailChange, { body: { token } })
  if (intent === undefined) return client.call(verifyContractEmail, { body: { token } })
  return client.call(confirmContractEmail, { params: { intent }, body: { token } })
}
