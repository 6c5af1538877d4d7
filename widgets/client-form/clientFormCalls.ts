import { clientRegister, houseAddresses } from '../../src/api/endpoints/clientRegister.ts'
import { ClientRegisterBody } from '../../src/api/schemas/clientRegister.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { bodyOf, House } from './model.ts'

// Fetched when somebody fills the form in: a page that only shows it carries no schemas.

/** What the body must be, the server's own schema. */
export const schema = ClientRegisterBody

/** Houses whose address begins as what is typed. @throws ApiError, or the signal's reason */
export async function fetchHouses(
  client: Client,
  vendor: string,
  search: string,
  signal: AbortSignal,
): Promise<readonly House[]> {
  return (await client.call(houseAddresses, { query: { vendor, search }, signal })).data
}

/** Sends the form; the same key sends it once. Gives its reference number. @throws ApiError */
export async function sendForm(
  client: Client,
  body: ReturnType<typeof bodyOf>,
  idempotencyKey: string,
): Promise<string> {
  const checked = ClientRegisterBody.parse(body)
  return (await client.call(clientRegister, { body: checked, idempotencyKey })).data.reference
}
