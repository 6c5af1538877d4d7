import { completeRegistration, register } from '../../src/api/endpoints/accounts.ts'
import { CompleteRegistrationBody, RegisterBody } from '../../src/api/schemas/accounts.ts'
import type { Client } from '../../src/client/createClient.ts'
import { type RegisterValues, registerBody } from './model.ts'

// Loaded with the first submission, so that the page itself loads no schemas.

/** The server's schema of the form; completing an account adds the secret of the link. */
export const schemaOf = (token: string | undefined) =>
  token === undefined ? RegisterBody : CompleteRegistrationBody

/** Creates an account, or completes the one the secret belongs to. @throws ApiError */
export async function sendRegistration(
  client: Client,
  values: RegisterValues,
  token?: string,
): Promise<void> {
  const { email, consents, ...person } = registerBody(values)
  // The schema has verified that all mandatory consents are given.
  const given = {
    ...consents,
    privacyPolicy: true,
    rules: true,
    userAgreement: true,
    contractDataProcessing: true,
  } as const
  if (token === undefined) await client.call(register, { body: { ...person, email, consents: given } })
  else await client.call(completeRegistration, { body: { ...person, token, consents: given } })
}
