import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** The loaded part of a list. */
export interface Rows<Row> {
  readonly rows: readonly Row[]
  /** Total number of rows. */
  readonly total: number
  readonly more: 'none' | 'ready' | 'loading' | 'failed'
}

type Page<Row> = { readonly data: readonly Row[]; readonly meta: { readonly total: number } }

/** All loaded pages of a paged query as one list; undefined before the first. */
export function rowsOf<Row>(
  query: Pick<
    UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >,
): Rows<Row> | undefined {
  if (!query.data) return undefined
  const rows = query.data.pages.flatMap(({ data }) => data)
  const total = query.data.pages[0]?.meta.total ?? rows.length
  if (!query.hasNextPage) return { rows, total, more: 'none' }
  if (query.isFetchingNextPage) return { rows, total, more: 'loading' }
  return { rows, total, more: query.isFetchNextPageError ? 'failed' : 'ready' }
}
