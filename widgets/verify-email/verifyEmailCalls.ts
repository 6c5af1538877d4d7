import { confirmEmailChange } from '../../src/api/endpoints/accounts.ts'
import { verifyEmail } from '../../src/api/endpoints/auth.ts'
import { verifyContractEmail } from '../../src/api/endpoints/contractLinks.ts'
import { EmailBody } from '../../src/api/schemas/auth.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { VerifyKind } from './model.ts'

// Fetched when a button is pressed: until then the page carries no schemas.

/** What the server checks the form for another link with. */
export const newLinkSchema = EmailBody

const endpoints = { account: verifyEmail, change: confirmEmailChange, contract: verifyContractEmail } as const

/** Confirms an address by the secret that was sent there. @throws ApiError `link_expired` when it is used or too old */
export const confirmAddress = (client: Client, of: VerifyKind, token: string): Promise<undefined> =>
  client.call(endpoints[of], { body: { token } })
