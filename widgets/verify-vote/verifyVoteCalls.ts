import { checkContainer } from '../../src/api/endpoints/polls.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { Check } from './types.ts'

// Loaded when a file is chosen, so that the page itself loads no schemas.

/** Has a file checked. @throws ApiError */
export const checkFile = async (client: Client, container: string): Promise<Check> =>
  (await client.call(checkContainer, { body: { container } })).data
