import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Address of a folder's lock. Linux and Windows release it when its process dies, even by kill -9.
 * Elsewhere a socket file remains, and a connection attempt shows whether it is stale.
 */
function addressOf(folder: string): string {
  const name = `resident-widgets-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

const listen = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer(socket => {
      socket.on('error', () => {})
      socket.end(String(process.pid))
    })
    server.once('error', reject)
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })

/** The process that answers at a lock's address; undefined if none does. */
const holderOf = (address: string) =>
  new Promise<string | undefined>(resolve => {
    let text = ''
    const socket = connect(address)
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => resolve(/^\d+$/.test(text) ? text : undefined))
    socket.on('error', () => {})
  })

/**
 * Creates a folder and locks it against other processes of this machine until `release`, because two
 * embedded databases on one folder corrupt it silently.
 * @throws Error that names the process that holds the lock
 */
export async function lockFolder(folder: string): Promise<{ readonly release: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const address = addressOf(folder)
  const server = await listen(address).catch(async error => {
    if (error.code !== 'EADDRINUSE') throw error
    const holder = await holderOf(address)
    if (holder === undefined && address.endsWith('.sock')) {
      rmSync(address, { force: true })
      return listen(address)
    }
    throw new Error(
      `The data folder ${folder} is in use by ${holder ? `process ${holder}` : 'another process'}. ` +
        'Stop that one first, or name another folder: DATA_DIR=.data-2',
    )
  })
  return { release: () => new Promise(resolve => server.close(() => resolve())) }
}
