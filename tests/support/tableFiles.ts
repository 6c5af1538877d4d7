import { trackedFiles } from '../conventions/trackedFiles.ts'

/** Paths of the modules that declare tables of the database. */
export const tableFiles = (): string[] =>
  trackedFiles(/^(server\/.*\/tables|demo\/mock-providers\/tables)\.ts$/)
