import { queryOptions } from '@tanstack/react-query'
import { myHouse } from '../../src/api/endpoints/house.ts'
import type { Client } from '../../src/client/createClient.ts'

/** The key contains the language, because the server localises the names of services. */
export const houseQuery = (client: Client, contract: number, locale: string) =>
  queryOptions({
    queryKey: ['house', contract, locale],
    queryFn: async ({ signal }) => (await client.call(myHouse, { params: { contract }, signal })).data,
  })
