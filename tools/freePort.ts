import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to programs that listen on any, so that none takes it before it is used. */
const first = 20_000
const count = 12_000

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count)
    const probe = createServer().listen(port, 'localhost')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
