import { login, logout, me, refreshActivity, resendVerification } from '../api/endpoints/auth.ts'
import { organizationGroupsWithContracts } from '../api/endpoints/organizationGroups.ts'
import type { Credentials } from '../api/schemas/auth.ts'
import type { OrganizationGroup } from '../api/schemas/organizations.ts'
import type { User } from '../api/schemas/users.ts'
import type { Client } from '../client/createClient.ts'
import type { Token } from './token.ts'

// Loaded with the first call: a page where nobody signs in loads no schemas.

/** Signs in. @throws ApiError if the credentials are refused */
export async function fetchToken(client: Client, credentials: Credentials): Promise<Token> {
  const { data } = await client.call(login, { body: credentials })
  return { value: data.token, expiresAt: Date.now() + data.expiresIn * 1000 }
}

/** Revokes the token on the server. @throws ApiError */
export const endToken = (client: Client, token: string): Promise<undefined> => client.call(logout, { token })

/** Fetches the user and the vendors; users with fields to correct get no vendors (AUT-18). @throws ApiError */
export async function fetchPerson(
  client: Client,
): Promise<{ readonly user: User; readonly groups: readonly OrganizationGroup[] }> {
  const { data: user } = await client.call(me)
  if (user.invalidFields.length > 0) return { user, groups: [] }
  return { user, groups: (await client.call(organizationGroupsWithContracts)).data }
}

/** Reports the user's activity (AUT-19). @throws ApiError */
export const noteActivity = (client: Client): Promise<undefined> => client.call(refreshActivity)

/** Resends the confirmation link if an account of this address waits for it (AUT-2). @throws ApiError */
export const resendLink = (client: Client, email: string): Promise<undefined> =>
  client.call(resendVerification, { body: { email } })
