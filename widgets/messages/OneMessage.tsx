import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { calendarFile } from '../../src/api/rules/calendarFile.ts'
import type { MessageDetail, MessageType } from '../../src/api/schemas/messages.ts'
import { saveFile } from '../../src/files/saveFile.ts'
import { useSignedFile } from '../../src/files/useSignedFile.ts'
import { updateCachedReads } from '../../src/lists/updateCachedReads.ts'
import { useMarkRead } from '../../src/lists/useMarkRead.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { MessagesView } from './MessagesView.tsx'
import { readsOf } from './model.ts'
import { fetchMessageFileUrl, messageQuery } from './queries.ts'

interface Props {
  readonly type: MessageType
  readonly id: number
  /**
   * Whether the heading takes the focus; if the host handled the navigation, the host has moved the focus.
   */
  readonly takesFocus: boolean
  readonly list: LinkProps
}

/** One message. Opening it marks it as read. */
export function OneMessage({ type, id, takesFocus, list }: Props) {
  const { client } = useElement().suite
  const cache = useQueryClient()
  const { markSeen } = useMarkRead((ids, isRead) => updateCachedReads(cache, 'messages', ids, isRead))
  const query = useQuery(messageQuery(client, type, id))
  const { file, show } = useSignedFile(name => fetchMessageFileUrl(client, type, id, name))
  const isMarkedRead = useRef(false)
  const message = query.data

  useEffect(() => {
    if (!message || message.isRead || isMarkedRead.current) return
    isMarkedRead.current = true
    markSeen(readsOf([message]))
  }, [message, markSeen])

  return (
    <MessagesView
      state={{ kind: 'one', panel: usePanel(query), file, takesFocus, list }}
      onRetry={() => void query.refetch()}
      onFile={name => void show(name, 'download')}
      onCalendar={() => message && saveCalendar(message)}
    />
  )
}

/** Downloads the days of planned work as an iCalendar file. */
function saveCalendar({ id, topic, plannedWork }: MessageDetail) {
  if (!plannedWork) return
  const { startsOn, endsOn, location, subcontractor, contact } = plannedWork
  const day = {
    id: `planned-work-${id}`,
    day: startsOn,
    until: endsOn,
    title: topic,
    text: `${subcontractor}, ${contact}`,
    place: location,
  }
  saveFile(`${startsOn}.ics`, 'text/calendar', calendarFile(topic, [day], new Date()))
}
