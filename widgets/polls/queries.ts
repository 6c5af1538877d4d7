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
} from '../../src/api/endpoints/polls.ts'
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

export const pollQuery = (client: Client, contract: number, id: number) =>
  queryOptions({
    queryKey: ['polls', contract, 'one', id],
    queryFn: async ({ signal }) => (await client.call(poll, { params: { contract, poll: id }, signal })).data,
  })

/** Polling interval of a pending signature, in milliseconds. */
const pollingInterval = 2500

/** A signature, polled while it is pending. */
export const signingQuery = (client: Client, contract: number, id: number, reference: string | undefined) =>
  queryOptions({
    queryKey: ['polls', contract, 'signing', reference],
    queryFn: async ({ signal }): Promise<Signing> =>
      (await client.call(signing, { params: { contract, poll: id, signing: reference ?? '' }, signal })).data,
    enabled: reference !== undefined,
    refetchInterval: query => (query.state.data?.state === 'waiting' ? pollingInterval : false),
    refetchOnWindowFocus: true,
  })

/** Calls about one poll. Each throws ApiError. */
export function pollCalls(client: Client, contract: number, id: number) {
  const params = { contract, poll: id }
  const of = (reference: string) => ({ params: { ...params, signing: reference } })
  return {
    vote: async (body: BodyInputOf<typeof vote>, idempotencyKey: string): Promise<Vote> =>
      (await client.call(vote, { params, body, idempotencyKey })).data,
    keep: (body: BodyInputOf<typeof keepChoice>) => client.call(keepChoice, { params, body }),
    sign: async (body: BodyInputOf<typeof signVote>): Promise<Signing> =>
      (await client.call(signVote, { params, body })).data,
    complete: async (reference: string): Promise<Vote> =>
      (await client.call(completeSigning, of(reference))).data,
    giveUp: async (reference: string): Promise<Signing> =>
      (await client.call(failSigning, of(reference))).data,
    containerUrl: async (): Promise<string> => (await client.call(containerUrl, { params })).data.url,
    fileUrl: async (file: number): Promise<string> =>
      (await client.call(pollFileUrl, { params: { ...params, file } })).data.url,
  }
}
