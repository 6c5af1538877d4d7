import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to programs that listen on any, so that none takes it before it is used. */
const firstPort = 20_000
/** Ports of a process, used in turn, so that two processes that start servers at once take different ones. */
const portsOfProcess = 100
const processes = 120

const firstOfProcess = firstPort + (process.pid % processes) * portsOfProcess
let given = 0

/**
 * A port that nothing listens on, at any address of this machine.
 * @throws Error if none of this process is free
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsOfProcess; tries += 1) {
    const port = firstOfProcess + (given % portsOfProcess)
    given += 1
    const probe = createServer().listen(port)
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error(`No port from ${firstOfProcess} to ${firstOfProcess + portsOfProcess - 1} is free.`)
}
