import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readDemoMigrations } from '../../demo/readDemoMigrations.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { serveDemo } from '../../demo/serve.ts'
import { createDemoKeys } from '../../demo/vendor-system/createDemoKeys.ts'
import type { Logger } from '../../server/common/Logger.ts'
import type { Database } from '../../server/database/Database.ts'
import { openPglite } from '../../server/database/openPglite.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { readEnvironment } from '../../server/settings/environment.ts'
import { fill, testNow } from './fill.ts'
import { watchStatements } from './watchStatements.ts'

export interface TestServerOptions {
  /** Whether the vendor system is served too. */
  readonly hasVendorSystem?: boolean
  /** URL of a PostgreSQL; default: an embedded database in memory, a copy of that of prepareDatabases.ts. */
  readonly databaseUrl?: string
  /** Environment variables of the server, e.g. FAULTS. */
  readonly environment?: Readonly<Record<string, string>>
  /** How long the server remembers what rarely changes; default: not at all. */
  readonly rememberMilliseconds?: number
}

export interface ApiRequest {
  readonly method?: string
  readonly token?: string | undefined
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestServer {
  /** Origin of the portal and the API, e.g. "http://localhost:43121". */
  readonly url: string
  /** Origin of the example pages. */
  readonly hostsUrl: string
  /** Origin of the mock providers. */
  readonly sandboxUrl: string
  /** Origin of the vendor system, if the options ask for it. */
  readonly vendorSystemUrl: string | undefined
  /** URL of the metrics, if METRICS_PORT is set. */
  readonly metricsUrl: string | undefined
  readonly database: Database
  /** Folder of the server's files. */
  readonly dataFolder: string
  /** The server's clock, which only moves when a test moves it. */
  readonly clock: { now: Date; readonly advance: (seconds: number) => void }
  /** Lines of the server's log. */
  readonly log: readonly string[]
  /** Makes a call; the path is relative to /api/v5/. */
  readonly call: (path: string, request?: ApiRequest) => Promise<Response>
  /** The same, but throws on an error and returns the JSON of the answer. */
  readonly read: (path: string, request?: ApiRequest) => Promise<ReadAnswer>
  /** Token of a demo account, created once. */
  readonly signIn: (email: string) => Promise<string>
  readonly stop: () => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape; the server has validated them
type ReadAnswer = any

/** The real app on a free port over a real database with the real seed. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = {
    now: testNow,
    advance(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
  }
  const log: string[] = []
  const note = (fields: object, message: string) => {
    log.push(JSON.stringify({ ...fields, message }))
  }
  const logger: Logger = { info: note, warn: note, error: note }
  const migrations = await readDemoMigrations()
  const database = options.databaseUrl
    ? openPostgres(options.databaseUrl, () => {})
    : await openPglite(undefined, await openAsBlob(inject('prepared').dump))
  await fill(database, migrations)
  const watched = options.databaseUrl === undefined ? undefined : watchStatements(database)
  const folder = mkdtempSync(join(tmpdir(), 'resident-data-'))
  const environment = readEnvironment({
    PORT: '0',
    HOSTS_PORT: '0',
    SANDBOX_PORT: '0',
    VENDOR_SYSTEM_PORT: '0',
    HOST: '127.0.0.1',
    CHECK_ANSWERS: 'on',
    DATA_DIR: folder,
    ...options.environment,
  })
  const {
    publicUrl: url,
    hostsUrl,
    sandboxUrl,
    vendorSystemUrl,
    metricsUrl,
    stop,
  } = await serveDemo({
    environment,
    database: watched?.database ?? database,
    migrations,
    clock: () => clock.now,
    logger,
    rememberMilliseconds: options.rememberMilliseconds ?? 0,
    ...(options.hasVendorSystem && { vendorKeys: await createDemoKeys(database.queries, testNow) }),
  })

  const call: TestServer['call'] = (path, { method, token, body, headers = {} } = {}) =>
    fetch(`${url}/api/v5/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const read: TestServer['read'] = async (path, request) => {
    const response = await call(path, request)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  const sessions = new Map<string, { readonly token: Promise<string>; readonly usedAt: number }>()
  /** Signs in once, and again where the test's clock moved so far that the session ended. */
  const signIn = (email: string) => {
    const usedAt = clock.now.getTime()
    const session = sessions.get(email)
    const isIdle = session && Math.abs(usedAt - session.usedAt) > environment.SESSION_IDLE_HOURS * 3_600_000
    const token =
      session && !isIdle
        ? session.token
        : read('auth/login', { body: { email, password: demoPassword } }).then(
            ({ data }) => data.token as string,
          )
    sessions.set(email, { token, usedAt })
    return token
  }
  return {
    url,
    hostsUrl,
    sandboxUrl,
    vendorSystemUrl,
    metricsUrl,
    database,
    dataFolder: folder,
    clock,
    log,
    call,
    read,
    signIn,
    stop: async () => {
      await stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
      watched?.check()
    },
  }
}
