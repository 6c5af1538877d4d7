import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSignedFile } from '../../src/files/useSignedFile.ts'
import { updateCachedReads } from '../../src/lists/updateCachedReads.ts'
import { useMarkRead } from '../../src/lists/useMarkRead.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { HelpDeskView } from './HelpDeskView.tsx'
import { fetchAttachmentUrl, sentState, taskQuery } from './queries.ts'
import { useContinuation } from './useContinuation.ts'

interface Props {
  readonly id: number
  /**
   * Whether the heading takes the focus; if the host handled the navigation, the host has moved the focus.
   */
  readonly takesFocus: boolean
  readonly list: LinkProps
}

/** One request with its correspondence. Opening it marks it as read. */
export function OneTask({ id, takesFocus, list }: Props) {
  const { client } = useElement().suite
  const cache = useQueryClient()
  const [sent] = useState(() => sentState(cache, id))
  const query = useQuery(taskQuery(client, id))
  const { markSeen } = useMarkRead((ids, isRead) => updateCachedReads(cache, 'tasks', ids, isRead))
  const { file, show } = useSignedFile(attachment => fetchAttachmentUrl(client, id, attachment))
  const continuation = useContinuation(id, query.data)
  const isMarkedRead = useRef(false)
  const isUnread = query.data?.isRead === false

  useEffect(() => {
    if (!isUnread || isMarkedRead.current) return
    isMarkedRead.current = true
    markSeen([{ category: 'helpDeskTasks', id }])
  }, [isUnread, id, markSeen])

  return (
    <HelpDeskView
      state={{ kind: 'one', panel: usePanel(query), sent, continuation, file, takesFocus, list }}
      onRetry={() => void query.refetch()}
      onFile={attachment => void show(attachment, 'download')}
    />
  )
}
