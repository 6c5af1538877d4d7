import { afterAll, beforeAll, describe } from 'vitest'
import { type Postgres, postgresPackage, startPostgres } from './postgres.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'

/**
 * Runs tests against a server over the embedded database, and again over a real PostgreSQL where its package is
 * installed. The server is there when the tests run; they share it.
 */
export function onEachDatabase(
  name: string,
  tests: (server: () => TestServer) => void,
  options: Omit<TestServerOptions, 'databaseUrl'> = {},
) {
  for (const kind of postgresPackage ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const))
    describe(`${name} on ${kind}`, () => {
      let server: TestServer | undefined
      let postgres: Postgres | undefined
      beforeAll(async () => {
        if (kind === 'PostgreSQL') postgres = await startPostgres()
        const databaseUrl = await postgres?.createDatabase()
        server = await startTestServer({ ...options, ...(databaseUrl ? { databaseUrl } : {}) })
      })
      afterAll(async () => {
        await server?.stop()
        await postgres?.stop()
      })
      tests(() => {
        if (!server) throw new Error('The server is there only while tests run.')
        return server
      })
    })
}
