import {
  type QueryKey,
  type UsePrefetchQueryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  usePrefetchQuery,
  useQuery,
} from '@tanstack/react-query'

/**
 * What a widget is about, asked for while it is drawn. A query alone asks once the browser has painted; on a phone that
 * is a good part of what a person waits for, and often the answer is there already.
 */
export function usePrefetchedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key> & UsePrefetchQueryOptions<Data, Error, Data, Data, Key>,
): UseQueryResult<Data> {
  usePrefetchQuery(options)
  return useQuery(options)
}
