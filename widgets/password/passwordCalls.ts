import { createPassword, forgotPassword, resetPassword } from '../../src/api/endpoints/accounts.ts'
import { PasswordByLinkBody } from '../../src/api/schemas/accounts.ts'
import { EmailBody } from '../../src/api/schemas/auth.ts'
import type { Client } from '../../src/client/createClient.ts'

// Loaded with the first submission, so that the page itself loads no schemas.

/** The server's schemas of both forms. */
export const schemas = { forgot: EmailBody, newPassword: PasswordByLinkBody }

/**
 * Requests a link to set a new password; the answer is the same for every address (AUT-8).
 * @throws ApiError
 */
export const requestLink = (client: Client, email: string): Promise<undefined> =>
  client.call(forgotPassword, { body: { email } })

/** Sets a password with the secret of a link (AUT-9). @throws ApiError */
export const setPassword = (
  client: Client,
  purpose: 'reset' | 'create',
  body: { readonly token: string; readonly password: string; readonly passwordConfirmation: string },
): Promise<undefined> => client.call(purpose === 'reset' ? resetPassword : createPassword, { body })
