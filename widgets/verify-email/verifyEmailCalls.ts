import { confirmEmailChange } from '../../src/api/endpoints/accounts.ts'
import { verifyEmail } from '../../src/api/endpoints/auth.ts'
import { verifyContractEmail } from '../../src/api/endpoints/contractLinks.ts'
import { EmailBody } from '../../src/api/schemas/auth.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { VerifyKind } from './model.ts'

// Loaded when a button is pressed, so that the page itself loads no schemas.

/** The server's schema of the form that requests another link. */
export const newLinkSchema = EmailBody

const endpoints = { change: confirmEmailChange, contract: verifyContractEmail } as const

/**
 * Confirms an address with the secret sent to it.
 * @param password of the registration, where the address was registered more than once
 * @throws ApiError `link_expired` if it was used or has expired, `validation_failed` if the password is missing or wrong
 */
export const confirmAddress = (
  client: Client,
  of: VerifyKind,
  token: string,
  password: string | undefined,
): Promise<undefined> =>
  of === 'account'
    ? client.call(verifyEmail, { body: { token, password } })
    : client.call(endpoints[of], { body: { token } })
