import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPackage, startPostgres } from '../tests/support/postgres.ts'
import { postgresFolder } from './support/serveDemo.ts'

/**
 * Starts the PostgreSQL that all servers of a run share, and keeps the code that Node has compiled for the next server.
 * Playwright calls it before the tests, and calls the returned function after them.
 */
export default async function prepareServers(): Promise<() => Promise<void>> {
  const compiled = mkdtempSync(join(tmpdir(), 'resident-compiled-'))
  const postgres = postgresPackage ? await startPostgres() : undefined
  // Workers and the servers that they start inherit these.
  process.env.NODE_COMPILE_CACHE = compiled
  if (postgres) process.env[postgresFolder] = postgres.folder
  return async () => {
    await postgres?.stop()
    rmSync(compiled, { recursive: true, force: true })
  }
}
