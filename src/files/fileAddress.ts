import { ApiError } from '../client/ApiError.ts'
import type { Client } from '../client/createClient.ts'
import { inBrowserDemoOrigin } from '../client/inBrowserDemoMessages.ts'

/**
 * Returns a URL for a signed file. Files of the in-browser demo are fetched first, because the browser cannot load
 * them from the network.
 * @throws ApiError if that fails
 */
export async function fileAddress(client: Client, address: string): Promise<string> {
  if (!address.startsWith(inBrowserDemoOrigin)) return address
  const answer = await client.fetch(address)
  if (!answer.ok) throw new ApiError({ kind: 'malformed', status: answer.status })
  return URL.createObjectURL(await answer.blob())
}
