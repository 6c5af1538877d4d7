import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { postgresPackage, startPostgres } from './postgres.ts'

/** Filled databases, made once for a run of the tests: filling one takes seconds, copying it a moment. */
interface Prepared {
  /** File with a dump of an embedded one. */
  readonly dump: string
  /** One of a PostgreSQL that runs for all tests, which is reached in a folder; undefined where there is none. */
  readonly postgres: { readonly folder: string; readonly template: string } | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly prepared: Prepared
  }
}

/** Vitest calls it before the tests that need databases, and what it gives after them. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'resident-prepared-'))
  const dump = join(folder, 'dump.tar')
  const template = 'filled'
  const postgres = postgresPackage ? await startPostgres() : undefined
  const stop = async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
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
