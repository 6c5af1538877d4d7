import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { rowsOf } from '../../src/lists/rowsOf.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { HelpDeskView } from './HelpDeskView.tsx'
import { recipientsOf, subjectsOf, type TaskFilter } from './model.ts'
import { tasksQuery } from './queries.ts'

interface Props {
  /** Undefined for all contracts. */
  readonly contractId: number | undefined
  readonly filter: TaskFilter
  /** The request opened last. */
  readonly lastOpened: number | undefined
  readonly linkTo: (id: number) => LinkProps
  readonly create: LinkProps | undefined
  readonly onFilter: (filter: TaskFilter) => void
}

/** The list of requests and its filter. */
export function AllTasks({ contractId, filter, lastOpened, linkTo, create, onFilter }: Props) {
  const { client } = useElement().suite
  const { numbered, time } = useFormat()
  const online = useOnline()
  const destination = useDestination()
  const groups = useSession(state => state.groups)
  const list = useInfiniteQuery(tasksQuery(client, contractId, filter))
  return (
    <HelpDeskView
      state={{
        kind: 'all',
        panel: usePanel({ data: rowsOf(list), error: list.error }),
        filter,
        recipients: recipientsOf(subjectsOf(groups, numbered, contractId)),
        lastOpened,
        loadedAt: !online && list.dataUpdatedAt > 0 ? time(new Date(list.dataUpdatedAt)) : undefined,
        linkTo,
        create,
        firstContract: groups.length === 0 ? destination('contract-create') : undefined,
      }}
      onRetry={() => void list.refetch()}
      onMore={() => void list.fetchNextPage()}
      onFilter={onFilter}
    />
  )
}
