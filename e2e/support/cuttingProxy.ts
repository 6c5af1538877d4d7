import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy to the portal that can break uploads. */
export interface CuttingProxy {
  readonly address: string
  /**
   * Breaks every upload after this share of it, 0 to 1, until reset, because browsers retry once on their
   * own.
   */
  readonly cutUploads: (share: number | undefined) => void
  readonly stop: () => Promise<void>
}

/** Starts a proxy that forwards everything to the portal, except for the uploads that it cuts off. */
export async function startCuttingProxy(portal: string): Promise<CuttingProxy> {
  let cutShare: number | undefined
  // Browsers keep connections open after their page was closed.
  const open = new Set<Socket>()
  const server: Server = createServer(client => {
    const line = connect(Number(new URL(portal).port), 'localhost')
    open.add(client)
    client.once('close', () => open.delete(client))
    let bytesLeft = Number.POSITIVE_INFINITY
    client.on('data', chunk => {
      const head = chunk.toString('latin1')
      if (cutShare !== undefined && /^POST \/api\/v5\/uploads\//.test(head)) {
        bytesLeft = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) * cutShare
      }
      bytesLeft -= chunk.length
      if (bytesLeft > 0) return void line.write(chunk)
      line.destroy()
      client.destroy()
    })
    line.on('data', chunk => client.write(chunk))
    for (const [from, to] of [
      [client, line],
      [line, client],
    ] as const) {
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    address: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    cutUploads: share => {
      cutShare = share
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
