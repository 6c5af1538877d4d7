import { completeRegistration, register } from '../../src/api/endpoints/accounts.ts'
import { CompleteRegistrationBody, RegisterBody } from '../../src/api/schemas/accounts.ts'
import type { Client } from '../../src/client/createClient.ts'
import { type RegisterValues, registerBody } from './model.ts'

// Fetched when the form is first sent: until then the page carries no schemas.

/** What the server checks the form with; somebody who completes an account brings the secret of their link. */
export const schemaOf = (token: string | undefined) =>
  token === undefined ? RegisterBody : CompleteRegistrationBody

/** Opens an account, or completes the one that the secret is for. @throws ApiError */
export async function sendRegistration(
  client: Client,
  values: RegisterValues,
  token?: string,
): Promise<void> {
  const { email, consents, ...person } = registerBody(values)
  // The schema has made sure of it: nothing is sent without them.
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
