import { queryOptions } from '@tanstack/react-query'
import { contractEmail } from '../../src/api/endpoints/contractLinks.ts'
import type { Client } from '../../src/client/createClient.ts'

export const contractEmailQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['contracts', contract, 'email'],
    queryFn: async ({ signal }) =>
      (await client.call(contractEmail, { params: { contract }, query: { pending: true }, signal })).data,
  })
