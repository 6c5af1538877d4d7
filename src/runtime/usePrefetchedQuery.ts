import {
  type QueryKey,
  type UsePrefetchQueryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  usePrefetchQuery,
  useQuery,
} from '@tanstack/react-query'

/**
 * A query that is fetched during the first render. A plain query starts after the first paint, which on a phone is a
 * good part of the waiting time, and often the answer is prefetched.
 */
export function usePrefetchedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key> & UsePrefetchQueryOptions<Data, Error, Data, Data, Key>,
): UseQueryResult<Data> {
  usePrefetchQuery(options)
  return useQuery(options)
}
