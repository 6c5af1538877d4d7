import { join } from 'node:path'
import { localFileStore } from '../../server/files/localFileStore.ts'
import type { TestServer } from './server.ts'

/** What the removal of old rows uses, at the time of a test's server; its log says nothing. */
export const retentionServices = ({ database, clock, dataFolder }: TestServer) => ({
  database,
  clock: () => clock.now,
  files: localFileStore(join(dataFolder, 'files')),
  logger: { info: () => {}, warn: () => {}, error: () => {} },
})
