import { useEffect, useState } from 'react'
import { chat } from '../../src/api/endpoints/liveChatState.ts'
import type { Chat } from '../../src/api/schemas/liveChatState.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { ChatSkeleton } from './components/ChatSkeleton.tsx'
import { LiveChatView } from './LiveChatView.tsx'
import type { ChatRules } from './useChatRules.ts'

const ConversationContent = lazyComponent(
  async () => (await import('./ConversationContent.tsx')).ConversationContent,
  <ChatSkeleton />,
)

/**
 * The conversation with a vendor's staff over our own API. Few residents open it: everything but the button loads with
 * that, or where there are messages, whose answers the button counts.
 */
export function Conversation({ group: { id: group, title }, hidden }: ChatRules) {
  const { suite } = useElement()
  const [open, setOpen] = useState<boolean>()
  const [state, setState] = useState<Chat>()

  useEffect(() => {
    let current = true
    suite.client.call(chat, { params: { group } }).then(
      ({ data }) => current && setState(data),
      // Best effort: opening the conversation shows the error.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [suite, group])

  return (
    <LiveChatView
      hidden={hidden}
      open={open === true}
      busy={false}
      unread={state?.unread ?? 0}
      vendor={title}
      repliesWithinMinutes={state?.repliesWithinMinutes ?? null}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onNear={ConversationContent.preload}
    >
      {(open !== undefined || (state && state.lastId !== null)) && (
        <ConversationContent
          group={group}
          isShown={open === true && !hidden}
          state={state}
          setState={setState}
        />
      )}
    </LiveChatView>
  )
}
