import { checkLink } from '../api/endpoints/accounts.ts'
import type { Client } from '../client/createClient.ts'

// Loaded when a page is opened by an e-mail link: others load no schemas.

/**
 * Fetches purpose and address of an e-mail link. @throws ApiError `link_expired` if it is unknown, used or expired
 */
export const checkMailLink = async (client: Client, token: string) =>
  (await client.call(checkLink, { body: { token } })).data
