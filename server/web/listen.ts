import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'

/** A request's connection as the listener knows it. */
export interface Connection {
  readonly address: string
  readonly drop: () => void
  /** Node's own request and response, for a library that requires them. */
  readonly node?: HttpBindings
}

export interface Listener {
  readonly port: number
  /**
   * Accepts no more connections and waits for running requests; after `patience` it cuts the remaining
   * ones.
   */
  readonly stop: (patienceMilliseconds?: number) => Promise<void>
}

export type Handle = (request: Request, connection: Connection) => Response | Promise<Response>

/**
 * Keep-alive timeout. It is longer than that of load balancers (mostly a minute), because a balancer could
 * otherwise send a request into a connection that is being closed.
 */
const idleTime = 65_000

/** Time in which a request must arrive: an hour, because a vendor's file of millions of rows is one request. */
const longestUpload = 3_600_000

/**
 * Listens on a port; 0 takes any free one.
 * @throws Error that says what to do if the port is taken or not permitted
 */
export async function listen(
  handle: Handle,
  port: number,
  host: string | undefined,
  variable: string,
): Promise<Listener> {
  // Counted apart from connections, because the work of a request continues after its caller disconnects.
  const running = new Set<Promise<Response>>()
  const listener = getRequestListener((request, bindings) => {
    const node = bindings as HttpBindings
    const { socket } = node.incoming
    const connection = { address: socket.remoteAddress ?? '', drop: () => socket.destroy(), node }
    const answer = Promise.resolve(handle(request, connection))
    running.add(answer)
    return answer.finally(() => running.delete(answer))
  })
  const server = createServer({ keepAliveTimeout: idleTime, requestTimeout: longestUpload }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host, variable)))
    server.listen({ port, host }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async stop(patience = 10_000) {
      // A keep-alive connection becomes idle when its request is answered, and nothing else closes it.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => server.closeAllConnections(), patience)
      await new Promise<void>(resolve => server.close(() => resolve()))
      clearInterval(idle)
      clearTimeout(cut)
      await Promise.allSettled(running)
    },
  }
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined, variable: string) {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 10}`,
    EACCES: `Port ${port} may not be used by this account. Choose one above 1023: ${variable}=8080`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine. Leave it out to listen on all of them.`,
    ENOTFOUND: `HOST=${host} is not an address of this machine. Leave it out to listen on all of them.`,
  }
  return new Error(sentences[error.code ?? ''] ?? error.message)
}
