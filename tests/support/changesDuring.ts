import { expect } from 'vitest'
import type { Change } from '../../src/api/schemas/changes.ts'
import { readEvents } from '../../src/client/readEvents.ts'
import type { TestServer } from './server.ts'

/**
 * Changes that a resident's open page receives by its stream, which it read before the action.
 * @param least how many to wait for
 * @param since seconds before the connection of which the stream tells as well
 */
export async function changesDuring(
  server: Pick<TestServer, 'url' | 'signIn'>,
  email: string,
  act: () => Promise<unknown>,
  least = 1,
  since?: number,
): Promise<readonly Change[]> {
  const received: Change[] = []
  const end = new AbortController()
  const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>()
  const reading = readEvents(`${server.url}/api/v5/changes${since === undefined ? '' : `?since=${since}`}`, {
    token: await server.signIn(email),
    locale: 'lt',
    fetch,
    signal: end.signal,
    onAlive: opened,
    onData: data => received.push(JSON.parse(data)),
  }).catch(() => undefined)
  await isOpen
  await act()
  await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(least)
  end.abort()
  await reading
  return received
}
