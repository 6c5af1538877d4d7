import { trackedFiles } from '../conventions/trackedFiles.ts'

/** Modules that declare tables of the database, by their path. */
export const tableFiles = (): string[] =>
  trackedFiles(/^(server\/(modules\/.*\/\w*[tT]ables|database\/schema)|demo\/mock-providers\/tables)\.ts$/)
