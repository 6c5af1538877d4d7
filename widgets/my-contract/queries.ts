import { queryOptions } from '@tanstack/react-query'
import { contractHolders } from '../../src/api/endpoints/contractLinks.ts'
import { contractServices } from '../../src/api/endpoints/house.ts'
import type { Client } from '../../src/client/createClient.ts'

/** The people who hold a contract (CON-14). */
export const holdersQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['holders', contract],
    queryFn: async ({ signal }) =>
      (await client.call(contractHolders, { params: { contract }, signal })).data,
  })

/** The key contains the language, because the server localises the names of services. */
export const servicesQuery = (client: Client, contract: number, locale: string) =>
  queryOptions({
    queryKey: ['contract-services', contract, locale],
    queryFn: async ({ signal }) =>
      (await client.call(contractServices, { params: { contract }, locale, signal })).data,
  })
