import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BodyInputOf } from '../../src/api/endpoints/endpoint.ts'
import {
  completeSigning,
  containerUrl,
  failSigning,
  keepChoice,
  poll,
  pollFileUrl,
  polls,
  signing,
  signVote,
  vote,
  withdrawVote,
} from '../../src/api/endpoints/polls.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { Signing, Tab, Vote } from './model.ts'

export const pollsQuery = (client: Client, contract: number, state: Tab) =>
  infiniteQueryOptions({
    queryKey: ['polls', contract, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      client.call(polls, { params: { contract }, query: { state, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

/** @param proxy by which the vote of another contract is read */
export const pollQuery = (client: Client, contract: number, id: number, proxy?: number) =>
  queryOptions({
    queryKey: ['polls', contract, 'one', id, proxy],
    queryFn: async ({ signal }) =>
      (await client.call(poll, { params: { contract, poll: id }, query: { proxy }, signal })).data,
  })

/** Polling interval of a pending signature, in milliseconds. */
const pollingInterval = 2500

/** A signature, polled while it is pending. */
export const signingQuery = (
  client: Client,
  contract: number,
  id: number,
  reference: string | undefined,
  proxy?: number,
) =>
  queryOptions({
    queryKey: ['polls', contract, 'signing', reference],
    queryFn: async ({ signal }): Promise<Signing> =>
      (
        await client.call(signing, {
          params: { contract, poll: id, signing: reference ?? '' },
          query: { proxy },
          signal,
        })
      ).data,
    enabled: reference !== undefined,
    refetchInterval: ({ state: { data, error } }) => {
      // The first read may fail like a later one; a refusal stays one.
      const isWaiting = data ? data.state === 'waiting' : !error || asApiError(error).kind !== 'refused'
      return isWaiting ? pollingInterval : false
    },
    refetchOnWindowFocus: true,
  })

/** Calls about one poll, for the own contract or by a proxy. Each throws ApiError. */
export function pollCalls(client: Client, contract: number, id: number, proxy?: number) {
  const params = { contract, poll: id }
  const query = { proxy }
  const of = (reference: string) => ({ params: { ...params, signing: reference }, query })
  return {
    vote: async (body: BodyInputOf<typeof vote>, idempotencyKey: string): Promise<Vote> =>
      (await client.call(vote, { params, query, body, idempotencyKey })).data,
    withdraw: (receipt: string) => client.call(withdrawVote, { params, query, body: { receipt } }),
    keep: (body: BodyInputOf<typeof keepChoice>) => client.call(keepChoice, { params, query, body }),
    sign: async (body: BodyInputOf<typeof signVote>): Promise<Signing> =>
      (await client.call(signVote, { params, query, body })).data,
    complete: async (reference: string): Promise<Vote> =>
      (await client.call(completeSigning, of(reference))).data,
    giveUp: async (reference: string): Promise<Signing> =>
      (await client.call(failSigning, of(reference))).data,
    containerUrl: async (): Promise<string> => (await client.call(containerUrl, { params, query })).data.url,
    fileUrl: async (file: number): Promise<string> =>
      (await client.call(pollFileUrl, { params: { ...params, file } })).data.url,
  }
}
