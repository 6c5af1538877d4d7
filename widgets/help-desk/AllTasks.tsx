import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { rowsOf } from '../../src/lists/rowsOf.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { HelpDeskView } from './HelpDeskView.tsx'
import { recipientsOf, type Subject, type TaskFilter, usualCategories } from './model.ts'
import { categoriesQuery, tasksQuery } from './queries.ts'
import type { AllState } from './types.ts'

interface Props {
  /** Undefined for all contracts. */
  readonly contractId: number | undefined
  readonly filter: TaskFilter
  /** The request opened last. */
  readonly lastOpened: number | undefined
  readonly linkTo: (id: number) => LinkProps
  readonly subjects: readonly Subject[]
  readonly closedBy: AllState['closedBy']
  readonly create: LinkProps | undefined
  readonly onFilter: (filter: TaskFilter) => void
}

/** The list of requests and its filter. */
export function AllTasks({
  contractId,
  filter,
  lastOpened,
  linkTo,
  subjects,
  closedBy,
  create,
  onFilter,
}: Props) {
  const { client } = useElement().suite
  const { time } = useFormat()
  const online = useOnline()
  const destination = useDestination()
  const groups = useSession(state => state.groups)
  const list = useInfiniteQuery(tasksQuery(client, contractId, filter))
  const { locale } = useContext(TextsContext)
  const categories = useQuery(categoriesQuery(client, contractId, locale))
  return (
    <HelpDeskView
      state={{
        kind: 'all',
        panel: usePanel({ data: rowsOf(list), error: list.error }),
        filter,
        recipients: recipientsOf(subjects),
        categories: categories.data ?? usualCategories,
        lastOpened,
        loadedAt: !online && list.dataUpdatedAt > 0 ? time(new Date(list.dataUpdatedAt)) : undefined,
        linkTo,
        create,
        closedBy,
        firstContract: groups.length === 0 ? destination('contract-create') : undefined,
      }}
      onRetry={() => void list.refetch()}
      onMore={() => void list.fetchNextPage()}
      onFilter={onFilter}
    />
  )
}
