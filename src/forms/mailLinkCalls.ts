import { checkLink } from '../api/endpoints/accounts.ts'
import type { Client } from '../client/createClient.ts'

// Fetched when a page is opened by a link: others carry no schemas for it.

/** What a link in a mail is for, and for which address. @throws ApiError `link_expired` when it is unknown, used or too old */
export const checkMailLink = async (client: Client, token: string) =>
  (await client.call(checkLink, { body: { token } })).data
