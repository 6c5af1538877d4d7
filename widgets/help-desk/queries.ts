import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { attachmentFileUrl, task, taskCategoryList, tasks } from '../../src/api/endpoints/helpDesk.ts'
import type { TaskDetail } from '../../src/api/schemas/helpDesk.ts'
import type { Client } from '../../src/client/createClient.ts'
import { queryOf, type TaskFilter } from './model.ts'

/** Requests about one contract, or about all of them. */
export const tasksQuery = (client: Client, contractId: number | undefined, filter: TaskFilter) =>
  infiniteQueryOptions({
    queryKey: ['tasks', 'list', contractId, queryOf(filter)],
    queryFn: ({ pageParam, signal }) =>
      client.call(tasks, { query: { ...queryOf(filter), contractId, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

/** Categories of one contract's vendor, or of all vendors of the user. */
export const categoriesQuery = (client: Client, contractId: number | undefined, locale: string) =>
  queryOptions({
    queryKey: ['tasks', 'categories', contractId, locale],
    queryFn: async ({ signal }) =>
      (await client.call(taskCategoryList, { query: { contractId }, locale, signal })).data,
  })

export const taskQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: ['tasks', 'one', id],
    queryFn: async ({ signal }) => (await client.call(task, { params: { task: id }, signal })).data,
  })

/** Fetches a signed URL of an attachment, valid for one minute. @throws ApiError */
export const fetchAttachmentUrl = async (client: Client, id: number, attachment: number): Promise<string> =>
  (await client.call(attachmentFileUrl, { params: { task: id, attachment } })).data.url

const sentKey = (id: number) => ['tasks', 'sent', id]

/** Adds a request that was just sent to the cache and reloads the lists. */
export function cacheSentTask(cache: QueryClient, sent: TaskDetail, isNew: boolean): void {
  cache.setQueryData(['tasks', 'one', sent.id], sent)
  cache.setQueryData(sentKey(sent.id), isNew ? 'new' : 'same')
  void cache.invalidateQueries({ queryKey: ['tasks', 'list'] })
}

/** Whether a request was just sent, or an identical one existed. */
export const sentState = (cache: QueryClient, id: number): 'new' | 'same' | undefined =>
  cache.getQueryData(sentKey(id))
