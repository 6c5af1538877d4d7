import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { reportCategories, reportFileUrl, reports } from '../../src/api/endpoints/documents.ts'
import { documentCategories } from '../../src/api/schemas/documents.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { DocumentsFilter } from './types.ts'

/**
 * Keys start with the resource and contain the contract, so that switching contracts needs no manual
 * invalidation.
 */
export const documentsKey = (contract: number) => ['documents', contract] as const

export const documentsQuery = (client: Client, contract: number, filter: DocumentsFilter) =>
  infiniteQueryOptions({
    queryKey: [...documentsKey(contract), 'list', filter.category, filter.year, filter.search],
    queryFn: ({ pageParam, signal }) => {
      const category = documentCategories.find(candidate => candidate === filter.category)
      const query = { category, year: filter.year, search: filter.search, cursor: pageParam }
      return client.call(reports, { params: { contract }, query, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

export const categoriesQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: [...documentsKey(contract), 'categories'],
    queryFn: async ({ signal }) =>
      (await client.call(reportCategories, { params: { contract }, signal })).data,
  })

/**
 * Fetches a signed URL of a document, valid for one minute; the request marks the document as read.
 * @throws ApiError
 */
export const fetchDocumentUrl = async (client: Client, contract: number, report: number): Promise<string> =>
  (await client.call(reportFileUrl, { params: { contract, report } })).data.url
