import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { postgresPackage, startPostgres } from './postgres.ts'

/** Filled databases, created once per test run, because filling takes seconds and copying is fast. */
interface Prepared {
  /** File with a dump of an embedded database. */
  readonly dump: string
  /** Socket folder of the PostgreSQL that all tests share; undefined if there is none. */
  readonly postgres: { readonly folder: string; readonly template: string } | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly prepared: Prepared
  }
}

/** Vitest calls it before the tests that require databases, and calls the returned function after them. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'resident-prepared-'))
  // The servers that tests start keep the code that Node has compiled for the next one; workers hand this on to them.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
  const dump = join(folder, 'dump.tar')
  const template = 'filled'
  const postgres = postgresPackage ? await startPostgres() : undefined
  const stop = async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const addresses = postgres ? [await postgres.createDatabase('template0', template)] : []
    const program = join(import.meta.dirname, 'fillDatabases.ts')
    await promisify(execFile)(process.execPath, [program, dump, ...addresses])
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('prepared', { dump, postgres: postgres && { folder: postgres.folder, template } })
  return stop
}
