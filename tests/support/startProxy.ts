import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy, as it stands between a server and its database. */
export interface TcpProxy {
  readonly port: number
  /** Leads new connections to another socket. */
  readonly lead: (socketPath: string) => void
  /** Swallows what open connections send and closes none, as a firewall that forgot them does. */
  readonly swallow: () => void
  readonly stop: () => Promise<void>
}

/**
 * Starts a proxy on a free port.
 * @param target path of the socket to which it leads
 */
export async function startProxy(target: string): Promise<TcpProxy> {
  let path = target
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer(client => {
    const database = connect(path)
    const pair = [client, database] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      // The end of one side is the end of the other, unless the pair is swallowed.
      socket.on('close', () => {
        if (!pairs.delete(pair)) return
        client.destroy()
        database.destroy()
      })
    }
    client.pipe(database).pipe(client)
  })
  const swallowed: (readonly [Socket, Socket])[] = []
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    lead(socketPath) {
      path = socketPath
    },
    swallow() {
      for (const pair of pairs) {
        const [client, database] = pair
        pairs.delete(pair)
        swallowed.push(pair)
        client.unpipe(database)
        database.unpipe(client)
        client.resume()
        database.resume()
      }
    },
    async stop() {
      for (const pair of [...pairs, ...swallowed]) for (const socket of pair) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
