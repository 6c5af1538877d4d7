import { ApiError } from '../client/ApiError.ts'
import type { Client } from '../client/createClient.ts'
import { inBrowserDemoOrigin } from '../client/inBrowserDemoMessages.ts'

/**
 * Where the browser itself finds a file of a signed address: the sandbox's are on no network, so their bytes are
 * fetched from it.
 * @throws ApiError where they cannot be
 */
export async function fileAddress(client: Client, address: string): Promise<string> {
  if (!address.startsWith(inBrowserDemoOrigin)) return address
  const answer = await client.fetch(address)
  if (!answer.ok) throw new ApiError({ kind: 'malformed', status: answer.status })
  return URL.createObjectURL(await answer.blob())
}
