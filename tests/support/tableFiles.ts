import { trackedFiles } from '../conventions/trackedFiles.ts'

/** Modules that declare tables of the database, by their path. */
export const tableFiles = (): string[] =>
  trackedFiles(/^(server\/.*\/tables|demo\/mock-providers\/tables)\.ts$/)
