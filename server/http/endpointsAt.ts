import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { allEndpoints } from '../../src/api/endpoints/table.ts'
import { apiRoot } from './apiRoot.ts'

const patterns = allEndpoints.map(([, endpoint]) => ({
  endpoint,
  pattern: new RegExp(`^${apiRoot}/${endpoint.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The endpoints at a path, one for each method. */
export const endpointsAt = (path: string): readonly Endpoint[] =>
  patterns.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint)
