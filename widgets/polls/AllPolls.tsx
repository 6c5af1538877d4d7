import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { rowsOf } from '../../src/lists/rowsOf.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { Tab } from './model.ts'
import { PollsView } from './PollsView.tsx'
import { pollsQuery } from './queries.ts'

interface Props {
  readonly tab: Tab
  /** The poll opened last. */
  readonly lastOpened: number | undefined
  readonly linkTo: (id: number) => LinkProps
  readonly onTab: (tab: Tab) => void
}

/** Running polls and ended ones. */
export function AllPolls({ tab, lastOpened, linkTo, onTab }: Props) {
  const { client } = useElement().suite
  const { contract } = useContract()
  const { time } = useFormat()
  const online = useOnline()
  const list = useInfiniteQuery(pollsQuery(client, contract.id, tab))
  return (
    <PollsView
      state={{
        kind: 'all',
        tab,
        lastOpened,
        isUnconfirmed: (contract.unconfirmedRoleIds?.length ?? 0) > 0,
        linkTo,
        panel: usePanel({ data: rowsOf(list), error: list.error }),
        loadedAt: !online && list.dataUpdatedAt > 0 ? time(new Date(list.dataUpdatedAt)) : undefined,
      }}
      onTab={onTab}
      onRetry={() => void list.refetch()}
      onMore={() => void list.fetchNextPage()}
    />
  )
}
