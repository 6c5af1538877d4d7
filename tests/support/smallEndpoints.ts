import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type * as Table from '../../src/api/endpoints/table.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/**
 * The calls of the API with the schemas that browsers get, made without the library. They are modules of their own:
 * replacing the library for all modules of the worker would load the server a second time for later test files.
 */
export async function smallEndpoints(): Promise<ReadonlyMap<string, Table.NamedEndpoint[1]>> {
  const { module } = await runnerImport<typeof Table>(pathOf('src/api/endpoints/table.ts'), {
    resolve: { alias: { 'zod/mini': pathOf('src/client/smallZod/smallZod.ts') } },
    logLevel: 'error',
  })
  return new Map(module.allEndpoints)
}
