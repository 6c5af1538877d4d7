import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { allEndpoints, type NamedEndpoint } from '../../src/api/endpoints/table.ts'
import { vendorEndpoints } from '../../src/api/vendor/vendorTable.ts'
import { apiRoot, vendorApiRoot } from './apiRoot.ts'

const patternsOf = (root: string, endpoints: readonly NamedEndpoint[]) =>
  endpoints.map(([, endpoint]) => ({
    endpoint,
    pattern: new RegExp(`^${root}/${endpoint.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

const patterns = [...patternsOf(apiRoot, allEndpoints), ...patternsOf(vendorApiRoot, vendorEndpoints)]

/** The endpoints at a path, one for each method. */
export const endpointsAt = (path: string): readonly Endpoint[] =>
  patterns.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint)
