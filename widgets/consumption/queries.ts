import { queryOptions } from '@tanstack/react-query'
import { contractConsumption } from '../../src/api/endpoints/consumption.ts'
import type { Consumption } from '../../src/api/schemas/consumption.ts'
import type { Client } from '../../src/client/createClient.ts'

/** The key contains the language, because the server localises fuels, prices and categories. */
export const consumptionQuery = (client: Client, contract: number, locale: string) =>
  queryOptions({
    queryKey: ['consumption', contract, locale],
    queryFn: async ({ signal }): Promise<Consumption> =>
      (await client.call(contractConsumption, { params: { contract }, locale, signal })).data,
  })
