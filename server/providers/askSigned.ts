import * as z from 'zod/mini'
import type { Clock } from '../Clock.ts'
import { signatureHeader, signMessage } from '../http/signedMessage.ts'

/** A service beside ours that speaks signed JSON over HTTP. */
export interface SignedService {
  /** Where its API and its pages are, without a slash at the end. People are led to this origin and no other. */
  readonly url: string
  readonly secret: () => Promise<string>
  readonly clock: Clock
  /** Carries a request to it; the network's fetch, or the sandbox in the same process. */
  readonly send: (request: Request) => Promise<Response>
}

/**
 * Posts a signed message and reads the answer.
 * @param name what the neighbour is called in errors, e.g. "payment provider"
 * @throws Error when it refuses, does not answer within ten seconds, or answers something else than `schema` says
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

/** An address that a neighbour wants people led to. @throws Error when it is not on the neighbour's own origin */
export function ownAddress({ url }: SignedService, name: string, address: string): string {
  if (new URL(address).origin !== new URL(url).origin)
    throw new Error(`The ${name} leads to an origin that is not its own.`)
  return address
}
