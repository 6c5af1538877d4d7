import { queryOptions } from '@tanstack/react-query'
import { contractServices } from '../../src/api/endpoints/house.ts'
import type { Client } from '../../src/client/createClient.ts'

/** The key contains the language, because the server localises the names of services. */
export const servicesQuery = (client: Client, contract: number, locale: string) =>
  queryOptions({
    queryKey: ['contract-services', contract, locale],
    queryFn: async ({ signal }) =>
      (await client.call(contractServices, { params: { contract }, signal })).data,
  })
