import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { chatMessages, readChat } from '../../src/api/endpoints/liveChat.ts'
import type { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import type { Chat } from '../../src/api/schemas/liveChatState.ts'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useStableCallback } from '../../src/runtime/useStableCallback.ts'
import { followChat } from './followChat.ts'
import { merged } from './model.ts'

/** Messages per page. */
const pageSize = 30

/** The loaded part of the conversation. */
interface LoadedMessages {
  readonly messages: readonly ChatMessage[]
  /** Cursor of the previous page; null if there is none. */
  readonly cursor: string | null
}

/** Whether the page is visible, not in a background tab. */
const useVisible = () => {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const onChange = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return visible
}

/** How the conversation stands; undefined if that is not known. */
export interface SharedChat {
  readonly state: Chat | undefined
  readonly setState: Dispatch<SetStateAction<Chat | undefined>>
}

/**
 * The conversation with a vendor's staff: its messages once they are shown, and new ones in real time. Streams only
 * while the page is visible, because browsers limit the connections to one server.
 */
export function useConversation(group: number, isShown: boolean, { state, setState }: SharedChat) {
  const { suite } = useElement()
  const visible = useVisible()
  const [loaded, setLoaded] = useState<LoadedMessages>()
  const [error, setError] = useState<ApiError>()
  const [older, setOlder] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [live, setLive] = useState(true)
  const newest = useRef(0)
  const params = { group }

  const take = (messages: readonly ChatMessage[], cursor?: string | null) => {
    newest.current = Math.max(newest.current, ...messages.map(({ id }) => id))
    setLoaded(previous =>
      previous || cursor !== undefined
        ? {
            messages: merged(previous?.messages ?? [], messages),
            cursor: cursor === undefined ? (previous?.cursor ?? null) : cursor,
          }
        : previous,
    )
  }

  const markRead = useStableCallback(() => {
    if (!isShown || !visible || newest.current === 0) return
    setState(previous => previous && { ...previous, unread: 0 })
    // Best effort: the next message reports it again.
    suite.client.call(readChat, { params, body: { upTo: newest.current } }).catch(() => undefined)
  })

  const load = async () => {
    setError(undefined)
    try {
      const { data, meta } = await suite.client.call(chatMessages, { params, query: { limit: pageSize } })
      take(data, meta.nextCursor)
      markRead()
    } catch (thrown) {
      setError(asApiError(thrown))
    }
  }

  const onMessage = useStableCallback((message: ChatMessage) => {
    const isNew = message.id > newest.current
    take([message])
    if (!isNew || message.from === 'resident') return
    if (isShown && visible) markRead()
    else setState(previous => previous && { ...previous, unread: previous.unread + 1 })
  })

  const lastId = state?.lastId ?? null
  // In front of the stream, which continues from there.
  useEffect(() => {
    newest.current = Math.max(newest.current, lastId ?? 0)
  }, [lastId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the panel opens, not again while it loads
  useEffect(() => {
    if (!isShown) return
    if (loaded) markRead()
    else void load()
  }, [isShown, visible])

  const isFollowed = visible && ((isShown && loaded !== undefined) || lastId !== null)
  useEffect(() => {
    if (!isFollowed) return
    const end = new AbortController()
    void followChat(suite, {
      group,
      after: () => newest.current,
      signal: end.signal,
      onMessage,
      onLine: setLive,
    })
    return () => end.abort()
  }, [suite, group, isFollowed, onMessage])

  return {
    loaded,
    error,
    older,
    live,
    retry: () => void load(),
    /** Adds the user's own message. */
    sent: (message: ChatMessage) => {
      take([message])
      setState(previous => previous && { ...previous, lastId: message.id })
    },
    async showOlder() {
      if (!loaded?.cursor || older === 'loading') return
      setOlder('loading')
      try {
        const query = { limit: pageSize, cursor: loaded.cursor }
        const { data, meta } = await suite.client.call(chatMessages, { params, query })
        take(data, meta.nextCursor)
        setOlder('ready')
      } catch {
        setOlder('failed')
      }
    },
  }
}
