import type { QueryClient } from '@tanstack/react-query'

interface Readable {
  readonly id: number
  readonly isRead: boolean
}

const isOf =
  (kind: string, part: string) =>
  ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey[0] === kind && queryKey.includes(part)

type Pages = { readonly pages: readonly { readonly data: readonly Readable[] }[] }

/**
 * Updates `isRead` in all cached queries.
 * @param kind first part of the query keys; the keys of paged lists contain 'list', those of single items 'one'
 */
export function updateCachedReads(
  cache: QueryClient,
  kind: string,
  ids: ReadonlySet<number>,
  isRead: boolean,
): void {
  cache.setQueriesData<Pages>(
    { predicate: isOf(kind, 'list') },
    lists =>
      lists && {
        ...lists,
        pages: lists.pages.map(page => ({
          ...page,
          data: page.data.map(row => (ids.has(row.id) ? { ...row, isRead } : row)),
        })),
      },
  )
  cache.setQueriesData<Readable>({ predicate: isOf(kind, 'one') }, one =>
    one && ids.has(one.id) ? { ...one, isRead } : one,
  )
}
