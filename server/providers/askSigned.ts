import * as z from 'zod/mini'
import type { Clock } from '../common/Clock.ts'
import { signatureHeader, signMessage } from '../http/signedMessage.ts'

/** An external service that speaks signed JSON over HTTP. */
export interface SignedService {
  /** Base URL of its API and pages, without a trailing slash. Users are redirected to this origin only. */
  readonly url: string
  readonly secret: () => Promise<string>
  readonly clock: Clock
  /** Sends a request to the service: the network's fetch, or the mock provider in the same process. */
  readonly send: (request: Request) => Promise<Response>
}

/**
 * Posts a signed message and parses the response.
 * @param name of the external service in errors, e.g. "payment provider"
 * @throws Error if it rejects the request, does not respond within ten seconds, or responds with anything
 * that `schema` does not allow
 */
export async function askSigned<Schema extends z.ZodMiniType>(
  { url, secret, clock, send }: SignedService,
  name: string,
  path: string,
  value: object,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = JSON.stringify(value)
  const response = await send(
    new Request(`${url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [signatureHeader]: await signMessage(await secret(), body, clock()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    }),
  )
  if (!response.ok) throw new Error(`The ${name} answered ${response.status}.`)
  return z.parse(schema, await response.json())
}

/**
 * Returns a redirect URL of an external service.
 * @throws Error if it is not on the service's own origin
 */
export function ownAddress({ url }: SignedService, name: string, address: string): string {
  if (new URL(address).origin !== new URL(url).origin)
    throw new Error(`The ${name} leads to an origin that is not its own.`)
  return address
}
