import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { range } from '../../src/api/rules/range.ts'
import { useSignedFile } from '../../src/files/useSignedFile.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { rowsOf } from '../../src/lists/rowsOf.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { getUnreads } from '../../src/suite/getUnreads.ts'
import { DocumentsView } from './DocumentsView.tsx'
import { categoriesQuery, documentsKey, documentsQuery, fetchDocumentUrl } from './queries.ts'
import type { DocumentsFilter } from './types.ts'

const everything: DocumentsFilter = { category: undefined, year: undefined, search: '' }

/** Debounce of the search, in milliseconds. */
const searchDebounce = 500

/** Number of years offered as filter. */
const years = 8

/** Documents of one contract (DOC-1). */
export const Documents = () => (
  <QueryShell>
    <ContractDocuments />
  </QueryShell>
)

/** The contract id is the key, so that a new contract starts without filters. */
const ContractDocuments = () => <DocumentsOf key={useContract().contract.id} />

function DocumentsOf() {
  const { suite } = useElement()
  const { client } = suite
  const { id } = useContract().contract
  const { today, time } = useFormat()
  const online = useOnline()
  const cache = useQueryClient()
  const [filter, setFilter] = useState(everything)
  const [search, setSearch] = useState('')

  useEffect(() => {
    if (search.trim() === filter.search) return
    const timer = setTimeout(() => setFilter(all => ({ ...all, search: search.trim() })), searchDebounce)
    return () => clearTimeout(timer)
  }, [search, filter.search])

  const list = useInfiniteQuery(documentsQuery(client, id, filter))
  const categories = useQuery(categoriesQuery(client, id))
  const { file, show } = useSignedFile(async report => {
    const url = await fetchDocumentUrl(client, id, report)
    // Requesting the URL has marked the document as read.
    void cache.invalidateQueries({ queryKey: [...documentsKey(id), 'list'] })
    void getUnreads(suite).refresh()
    return url
  })

  return (
    <DocumentsView
      panel={usePanel({ data: rowsOf(list), error: list.error })}
      filter={filter}
      search={search}
      categories={categories.data ?? []}
      years={range(years).map(ago => Number(today.slice(0, 4)) - ago)}
      file={file}
      loadedAt={!online && list.dataUpdatedAt > 0 ? time(new Date(list.dataUpdatedAt)) : undefined}
      onFilter={setFilter}
      onSearch={setSearch}
      onShowAll={() => {
        setSearch('')
        setFilter(everything)
      }}
      onRetry={() => void list.refetch()}
      onMore={() => void list.fetchNextPage()}
      onFile={report => void show(report, 'open')}
    />
  )
}
