import { vi } from 'vitest'
import type { NamedEndpoint } from '../../src/api/endpoints/table.ts'

/** The calls of the API with the schemas that browsers get, made without the library. */
export async function smallEndpoints(): Promise<ReadonlyMap<string, NamedEndpoint[1]>> {
  vi.resetModules()
  vi.doMock('zod/mini', () => import('../../src/client/smallZod/smallZod.ts'))
  const { allEndpoints } = await import('../../src/api/endpoints/table.ts')
  vi.doUnmock('zod/mini')
  vi.resetModules()
  return new Map(allEndpoints)
}
