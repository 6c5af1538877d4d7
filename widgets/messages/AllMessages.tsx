import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { badgeTotal, bubbleCount } from '../../src/api/rules/unreads.ts'
import type { Message, MessageType } from '../../src/api/schemas/messages.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { rowsOf } from '../../src/lists/rowsOf.ts'
import { updateCachedReads } from '../../src/lists/updateCachedReads.ts'
import { useMarkRead } from '../../src/lists/useMarkRead.ts'
import { useContractUnreads, useProfileUnreads } from '../../src/lists/useUnreads.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useFeature } from '../../src/runtime/useFeature.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import type { Reads } from '../../src/suite/getUnreads.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { MessagesView } from './MessagesView.tsx'
import { allReads, readsOf } from './model.ts'
import { messagesQuery, messageTypesQuery } from './queries.ts'

interface Props {
  /** Undefined for all contracts. */
  readonly contractId: number | undefined
  readonly type: MessageType | undefined
  /** Key of the message opened last. */
  readonly lastOpened: string | undefined
  readonly linkTo: (message: Message) => LinkProps
  readonly onType: (type: MessageType | undefined) => void
}

/** The list, its filter and its unread count. */
export function AllMessages({ contractId, type, lastOpened, linkTo, onType }: Props) {
  const { suite } = useElement()
  const { time } = useFormat()
  const online = useOnline()
  const t = useT()
  const cache = useQueryClient()
  const { mark } = useMarkRead((ids, isRead) => updateCachedReads(cache, 'messages', ids, isRead))
  const [marking, setMarking] = useState(false)
  const filtered = useFeature('messages_type_filter')
  const list = useInfiniteQuery(messagesQuery(suite.client, contractId, type))
  const types = useQuery({ ...messageTypesQuery(suite.client), enabled: filtered === true })
  const unread = useUnread(contractId)

  const markAsRead = async (reads: Reads) => {
    if (reads.length === 0 || !(await mark(reads, true))) return
    suite.toasts.show('success', t('marked', { count: reads.length }), {
      action: { label: t('shared:undo'), run: () => void mark(reads, false) },
    })
  }
  const markAll = async () => {
    if (marking) return
    setMarking(true)
    await markAsRead(unread.reads)
    setMarking(false)
  }
  return (
    <MessagesView
      state={{
        kind: 'all',
        panel: usePanel({ data: rowsOf(list), error: list.error }),
        types:
          filtered === undefined || types.isLoading ? null : types.data?.filter(known => known !== 'other'),
        type,
        unread: unread.count,
        marking,
        lastOpened,
        loadedAt: !online && list.dataUpdatedAt > 0 ? time(new Date(list.dataUpdatedAt)) : undefined,
        linkTo,
      }}
      onRetry={() => void list.refetch()}
      onMore={() => void list.fetchNextPage()}
      onType={onType}
      onRead={message => void markAsRead(readsOf([message]))}
      onReadAll={() => void markAll()}
    />
  )
}

/** Unread count of the list, undefined until it is known, and the action that marks all as read. */
function useUnread(contractId: number | undefined) {
  const { suite } = useElement()
  const profile = useProfileUnreads(suite)
  const ofContract = useContractUnreads(suite, contractId)
  if (contractId !== undefined)
    return ofContract
      ? { count: bubbleCount(ofContract, 'messages'), reads: allReads(ofContract, 'contract') }
      : { count: undefined, reads: [] }
  return profile
    ? { count: badgeTotal(profile), reads: allReads(profile, 'profile') }
    : { count: undefined, reads: [] }
}
