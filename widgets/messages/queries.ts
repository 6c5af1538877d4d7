import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { message, messageFileUrl, messages, messageTypeList } from '../../src/api/endpoints/messages.ts'
import type { MessageType } from '../../src/api/schemas/messages.ts'
import type { Client } from '../../src/client/createClient.ts'

/** Messages of one contract, or of all. */
export const messagesQuery = (
  client: Client,
  contractId: number | undefined,
  type: MessageType | undefined,
) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', contractId, type],
    queryFn: ({ pageParam, signal }) =>
      client.call(messages, { query: { contractId, type, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

export const messageTypesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['messages', 'types'],
    queryFn: async ({ signal }) => (await client.call(messageTypeList, { signal })).data,
  })

export const messageQuery = (client: Client, type: MessageType, id: number) =>
  queryOptions({
    queryKey: ['messages', 'one', type, id],
    queryFn: async ({ signal }) =>
      (await client.call(message, { params: { type, message: id }, signal })).data,
  })

/** Fetches a signed URL of a message's file, valid for one minute. @throws ApiError */
export const fetchMessageFileUrl = async (
  client: Client,
  type: MessageType,
  id: number,
  file: number,
): Promise<string> =>
  (await client.call(messageFileUrl, { params: { type, message: id }, query: { file } })).data.url
