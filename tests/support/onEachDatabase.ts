import { afterAll, beforeAll, describe, inject } from 'vitest'
import { databasesIn } from './postgres.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'

/**
 * Runs tests against a server on a real PostgreSQL, and with `DATABASES=all`, or where the package of
 * PostgreSQL is not installed, on the embedded database (src/decisions/tests-on-databases.md), each on a copy
 * of the databases of `prepareDatabases.ts`. All these tests share the server, which starts before them.
 */
export function onEachDatabase(
  name: string,
  tests: (server: () => TestServer) => void,
  options: Pick<TestServerOptions, 'environment'> = {},
) {
  const { postgres } = inject('prepared')
  const isEmbeddedTested = !postgres || process.env.DATABASES === 'all'
  for (const kind of [...(isEmbeddedTested ? (['PGlite'] as const) : []), 'PostgreSQL'] as const)
    describe.skipIf(kind === 'PostgreSQL' && !postgres)(`${name} on ${kind}`, () => {
      let server: TestServer | undefined
      beforeAll(async () => {
        server = await startTestServer({
          ...options,
          ...(kind === 'PostgreSQL' &&
            postgres && {
              databaseUrl: await databasesIn(postgres.folder).createDatabase(postgres.template),
            }),
        })
      })
      afterAll(() => server?.stop())
      tests(() => {
        if (!server) throw new Error('The server is there only while tests run.')
        return server
      })
    })
}
