import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import type { Database } from './database/Database.ts'
import type { Migration } from './database/migrate.ts'
import type { Environment } from './environment.ts'
import { apiRoot } from './http/addEndpoints.ts'
import { createFaults } from './http/faults.ts'
import { printInvoice } from './invoices/printInvoice.ts'
import { passwords } from './passwords.ts'
import type { Clock, Logger } from './Services.ts'
import { compressAnswer } from './web/compress.ts'
import { hostsSite } from './web/hostsSite.ts'
import { type Connection, type Listener, listen } from './web/listen.ts'
import { portalSite } from './web/portalSite.ts'

const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

export interface ServeOptions {
  readonly environment: Environment
  /** Up to date and filled. It stays open when the server stops. */
  readonly database: Database
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly logger: Logger
  readonly rememberMilliseconds?: number
}

export interface Serving {
  /** Where people reach the portal and the API. */
  readonly publicUrl: string
  /** Where the example pages are. */
  readonly hostsUrl: string
  /** Takes no more requests and lets the running ones finish. */
  readonly stop: () => Promise<void>
}

type Handle = (request: Request, connection: Connection) => Response | Promise<Response>

const starting: Handle = () =>
  new Response('The server is starting.\n', { status: 503, headers: { 'Retry-After': '1' } })

/**
 * Serves the portal and the API on one port and the example pages on another.
 * @throws Error with a sentence a person can act on
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { environment } = options
  const { HOST } = environment
  // A port may be given as 0, so the addresses that answers carry are known only once something listens.
  let handlePortal = starting
  let handleHosts = starting
  const listeners: Listener[] = []
  const stop = async () => {
    await Promise.all(listeners.map(listener => listener.stop()))
  }
  try {
    const portal = await listen((...of) => handlePortal(...of), environment.PORT, HOST, 'PORT')
    listeners.push(portal)
    const hosts = await listen((...of) => handleHosts(...of), environment.HOSTS_PORT, HOST, 'HOSTS_PORT')
    listeners.push(hosts)
    const name = HOST && !['0.0.0.0', '::'].includes(HOST) ? HOST : 'localhost'
    const publicUrl = environment.PUBLIC_URL ?? `http://${name}:${portal.port}`
    const hostsUrl = `http://${name}:${hosts.port}`
    handlePortal = portalHandler(options, publicUrl, hostsUrl)
    handleHosts = hostsSite(join(root, 'hosts'), publicUrl)
    return { publicUrl, hostsUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Calls go to the app, everything else is files. */
function portalHandler(
  { environment, database, migrations, clock, logger, rememberMilliseconds = 1000 }: ServeOptions,
  publicUrl: string,
  hostsUrl: string,
): Handle {
  const faults = environment.FAULTS === 'on' ? createFaults() : undefined
  const app = createApp({
    database,
    migrations,
    clock,
    logger,
    passwords,
    printInvoice,
    config: {
      publicUrl,
      allowedOrigins: [hostsUrl, ...environment.ALLOWED_ORIGINS],
      version,
      checkAnswers: environment.CHECK_ANSWERS === 'on',
      rememberMilliseconds,
    },
    ...(faults ? { faults } : {}),
  })
  const files = portalSite(join(root, 'dist'))
  return async (request, connection) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(`${apiRoot}/`) || (faults && pathname === '/__faults'))
      return compressAnswer(request, await app.fetch(request, connection))
    return faults ? faults.around(request, () => files(request), connection.drop) : files(request)
  }
}
