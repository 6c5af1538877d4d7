import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { migrate } from './database/migrate.ts'
import { readMigrations } from './database/readMigrations.ts'
import type { Environment } from './environment.ts'
import { apiRoot } from './http/addEndpoints.ts'
import { createFaults } from './http/faults.ts'
import { printInvoice } from './invoices/printInvoice.ts'
import { openDatabase } from './openDatabase.ts'
import { passwords } from './passwords.ts'
import type { Logger } from './Services.ts'
import { seed } from './seed/seed.ts'
import { compressAnswer } from './web/compress.ts'
import { hostsSite } from './web/hostsSite.ts'
import { type Connection, type Listener, listen } from './web/listen.ts'
import { portalSite } from './web/portalSite.ts'

const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

export interface RunningServer {
  /** Where people reach the portal and the API. */
  readonly publicUrl: string
  /** Where the example pages are. */
  readonly hostsUrl: string
  readonly isNew: boolean
  readonly stop: () => Promise<void>
}

/**
 * Opens the database, brings it up to date, fills it when empty and serves everything.
 * @throws Error with a sentence a person can act on
 */
export async function startServer(environment: Environment, logger: Logger): Promise<RunningServer> {
  const { DEMO_NOW, HOST } = environment
  const clock = () => (DEMO_NOW ? new Date(DEMO_NOW) : new Date())
  const database = await openDatabase(environment, logger)
  const listeners: Listener[] = []
  const stop = async () => {
    await Promise.all(listeners.map(listener => listener.stop()))
    await database.close()
  }
  try {
    const migrations = await readMigrations()
    await migrate(database.queries, migrations)
    const isNew = await seed(database.queries, clock, passwords)

    // Ports may be given as 0, so addresses are known only once something listens.
    let handlePortal: ((request: Request, connection: Connection) => Response | Promise<Response>) | undefined
    let handleHosts: ((request: Request) => Promise<Response>) | undefined
    const starting = () =>
      new Response('The server is starting.\n', { status: 503, headers: { 'Retry-After': '1' } })
    listeners.push(
      await listen(
        (request, connection) => handlePortal?.(request, connection) ?? starting(),
        environment.PORT,
        HOST,
        'PORT',
      ),
      await listen(
        request => handleHosts?.(request) ?? starting(),
        environment.HOSTS_PORT,
        HOST,
        'HOSTS_PORT',
      ),
    )
    const [portal, hosts] = listeners
    const name = HOST && !['0.0.0.0', '::'].includes(HOST) ? HOST : 'localhost'
    const publicUrl = environment.PUBLIC_URL ?? `http://${name}:${portal?.port}`
    const hostsUrl = `http://${name}:${hosts?.port}`

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
        rememberMilliseconds: 1000,
      },
      ...(faults ? { faults } : {}),
    })
    const files = portalSite(join(root, 'dist'))
    handlePortal = async (request, connection) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith(`${apiRoot}/`) || (faults && pathname === '/__faults'))
        return compressAnswer(request, await app.fetch(request, connection))
      return faults ? faults.around(request, () => files(request), connection.drop) : files(request)
    }
    handleHosts = hostsSite(join(root, 'hosts'), publicUrl)
    return { publicUrl, hostsUrl, isNew, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
