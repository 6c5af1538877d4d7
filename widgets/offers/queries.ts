import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { offer, offers } from '../../src/api/endpoints/offers.ts'
import type { OfferDetail } from '../../src/api/schemas/offers.ts'
import type { Client } from '../../src/client/createClient.ts'

export const offersQuery = (client: Client, contractId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['offers', 'list', contractId],
    queryFn: ({ pageParam, signal }) =>
      client.call(offers, { query: { contractId, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

const oneKey = (id: number) => ['offers', 'one', id]

export const offerQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await client.call(offer, { params: { offer: id }, signal })).data,
  })

/** Marks an offer as ordered in the cache. */
export const cacheOrder = (cache: QueryClient, id: number, orderedAt: string): void => {
  cache.setQueryData<OfferDetail>(oneKey(id), offer => offer && { ...offer, orderedAt })
}
