import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { useSignedFile } from '../../src/files/useSignedFile.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { updateCachedReads } from '../../src/lists/updateCachedReads.ts'
import { useMarkRead } from '../../src/lists/useMarkRead.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { containerFile, type PollDetail } from './model.ts'
import { PollsView } from './PollsView.tsx'
import { ProxyVote } from './ProxyVote.tsx'
import { pollCalls, pollQuery } from './queries.ts'
import { useVoting } from './useVoting.ts'

interface Props {
  readonly id: number
  /**
   * Whether the heading takes the focus; if the host handled the navigation, the host has moved the focus.
   */
  readonly takesFocus: boolean
  readonly list: LinkProps
}

/** One poll. Opening it marks it as seen. */
export function OnePoll({ id, takesFocus, list }: Props) {
  const { client } = useElement().suite
  const { contract } = useContract()
  const { time } = useFormat()
  const online = useOnline()
  const cache = useQueryClient()
  const query = useQuery(pollQuery(client, contract.id, id))
  const panel = usePanel(query)
  const { markSeen } = useMarkRead((ids, isRead) => updateCachedReads(cache, 'polls', ids, isRead))
  const isMarkedRead = useRef(false)
  const poll = query.data

  useEffect(() => {
    if (!poll || poll.isRead || isMarkedRead.current) return
    isMarkedRead.current = true
    markSeen([{ category: 'polls', id: poll.id }])
  }, [poll, markSeen])

  const retry = () => void query.refetch()
  const common = {
    kind: 'one' as const,
    takesFocus,
    list,
    isUnconfirmed: (contract.unconfirmedRoleIds?.length ?? 0) > 0,
    loadedAt: !online && query.dataUpdatedAt > 0 ? time(new Date(query.dataUpdatedAt)) : undefined,
  }
  return panel.kind === 'ready' ? (
    <Opened poll={panel.data} common={common} onRetry={retry} />
  ) : (
    <PollsView state={{ ...common, panel }} onRetry={retry} />
  )
}

interface OpenedProps {
  readonly poll: PollDetail
  readonly common: {
    readonly kind: 'one'
    readonly takesFocus: boolean
    readonly list: LinkProps
    readonly isUnconfirmed: boolean
    readonly loadedAt: string | undefined
  }
  readonly onRetry: () => void
}

function Opened({ poll, common, onRetry }: OpenedProps) {
  const { client } = useElement().suite
  const { group, contract } = useContract()
  const link = useDestination()
  const { containerUrl, fileUrl } = pollCalls(client, contract.id, poll.id)
  const { file, show } = useSignedFile(id => (id === containerFile ? containerUrl() : fileUrl(id)))
  const { state, ...calls } = useVoting(poll)
  const proxies = (poll.proxies ?? []).filter(proxy => poll.state === 'active' || proxy.hasTakenPart)
  return (
    <PollsView
      state={{
        ...common,
        panel: { kind: 'ready', data: poll },
        voting: state,
        file,
        proxyVotes: proxies.map(proxy => <ProxyVote key={proxy.id} poll={poll} proxy={proxy} />),
        verify: link('verify-vote', contractDestination(group, contract.id).params),
      }}
      onRetry={onRetry}
      onFile={name => void show(name, 'download')}
      onContainer={() => void show(containerFile, 'download')}
      {...calls}
    />
  )
}
