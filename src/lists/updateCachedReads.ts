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
 * Shows things as read, or unread again, wherever they were loaded.
 * @param kind what their queries begin with; the keys of paged lists have 'list' in them, those of single ones 'one'
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
