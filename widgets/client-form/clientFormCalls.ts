import { clientRegister, houseAddresses } from '../../src/api/endpoints/clientRegister.ts'
import { ClientRegisterBody } from '../../src/api/schemas/clientRegister.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { bodyOf, House } from './model.ts'

// Loaded when the form is first filled in, so that pages that only show it load no schemas.

/** The server's own schema of the body. */
export const schema = ClientRegisterBody

/** Houses whose address starts with the typed text. @throws ApiError, or the signal's reason */
export async function fetchHouses(
  client: Client,
  vendor: string,
  search: string,
  signal: AbortSignal,
): Promise<readonly House[]> {
  return (await client.call(houseAddresses, { query: { vendor, search }, signal })).data
}

/**
 * Sends the form and returns its reference number; the idempotency key prevents a second form.
 * @throws ApiError
 */
export async function sendForm(
  client: Client,
  body: ReturnType<typeof bodyOf>,
  idempotencyKey: string,
): Promise<string> {
  const checked = ClientRegisterBody.parse(body)
  return (await client.call(clientRegister, { body: checked, idempotencyKey })).data.reference
}
