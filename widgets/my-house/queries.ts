import { queryOptions } from '@tanstack/react-query'
import { billOperations, myHouse } from '../../src/api/endpoints/house.ts'
import type { Client } from '../../src/client/createClient.ts'

/** Codes of the services that are billed to the contract. */
export const billedServicesQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['bill-operations', contract],
    queryFn: async ({ signal }) =>
      (await client.call(billOperations, { params: { contract }, signal })).data.map(
        ({ typeCode }) => typeCode,
      ),
  })

/** The key contains the language, because the server localises the names of services. */
export const houseQuery = (client: Client, contract: number, locale: string) =>
  queryOptions({
    queryKey: ['house', contract, locale],
    queryFn: async ({ signal }) =>
      (await client.call(myHouse, { params: { contract }, locale, signal })).data,
  })
