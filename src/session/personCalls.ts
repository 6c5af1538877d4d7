import { login, logout, me, refreshActivity, resendVerification } from '../api/endpoints/auth.ts'
import { organizationGroupsWithContracts } from '../api/endpoints/organizationGroups.ts'
import type { Credentials } from '../api/schemas/auth.ts'
import type { OrganizationGroup } from '../api/schemas/organizations.ts'
import type { User } from '../api/schemas/users.ts'
import type { Client } from '../client/createClient.ts'
import type { Token } from './token.ts'

// Fetched with the first call: a page where nobody signs in carries no schemas.

/** Signs in. @throws ApiError when the details are refused */
export async function fetchToken(client: Client, credentials: Credentials): Promise<Token> {
  const { data } = await client.call(login, { body: credentials })
  return { value: data.token, expiresAt: Date.now() + data.expiresIn * 1000 }
}

/** Ends the token on the server. @throws ApiError */
export const endToken = (client: Client, token: string): Promise<undefined> => client.call(logout, { token })

/** The person and their vendors. Someone with fields to correct sees nothing else first (AUT-18). @throws ApiError */
export async function fetchPerson(
  client: Client,
): Promise<{ readonly user: User; readonly groups: readonly OrganizationGroup[] }> {
  const { data: user } = await client.call(me)
  if (user.invalidFields.length > 0) return { user, groups: [] }
  return { user, groups: (await client.call(organizationGroupsWithContracts)).data }
}

/** Notes that the person is here (AUT-19). @throws ApiError */
export const noteActivity = (client: Client): Promise<undefined> => client.call(refreshActivity)

/** Sends the confirmation link again, if the address has an account that waits for it (AUT-2). @throws ApiError */
export const resendLink = (client: Client, email: string): Promise<undefined> =>
  client.call(resendVerification, { body: { email } })
