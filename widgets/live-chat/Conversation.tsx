import { useState } from 'react'
import { limits } from '../../src/api/schemas/limits.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useSlow } from '../../src/runtime/useSlow.ts'
import { LiveChatView } from './LiveChatView.tsx'
import { stillUnsent } from './model.ts'
import type { ChatPanelState } from './types.ts'
import type { ChatRules } from './useChatRules.ts'
import { useConversation } from './useConversation.ts'
import { useUnsentMessages } from './useUnsentMessages.ts'

/** Share of the limit from which the length of the text is shown. */
const counterThreshold = 0.8

/** The conversation with a vendor's staff over our own API. */
export function Conversation({ group, hidden }: ChatRules) {
  const t = useT()
  const { number } = useFormat()
  const [open, setOpen] = useState(false)
  const conversation = useConversation(group.id, open && !hidden)
  const { loaded, error } = conversation
  const writing = useUnsentMessages(group.id, conversation.sent)
  const slow = useSlow(open && !loaded && !error)
  const { max } = limits.chatMessage

  const panel = (): ChatPanelState => {
    if (!loaded)
      return error
        ? { kind: 'failed', text: errorText(t, error), reference: error.correlationId }
        : { kind: 'loading', slow }
    return {
      kind: 'ready',
      messages: loaded.messages,
      unsent: stillUnsent(writing.unsent, loaded.messages),
      older: loaded.cursor === null ? 'none' : conversation.older,
      live: conversation.live,
      repliesWithinMinutes: conversation.repliesWithinMinutes,
      text: writing.text,
      error: writing.error,
      used:
        writing.text.length > max * counterThreshold
          ? t('used', { used: number(writing.text.trim().length), max: number(max) })
          : undefined,
    }
  }
  return (
    <LiveChatView
      hidden={hidden}
      open={open}
      busy={false}
      unread={conversation.unread}
      vendor={group.title}
      panel={panel()}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onRetry={conversation.retry}
      onOlder={() => void conversation.showOlder()}
      onType={writing.type}
      onSend={() => writing.send(loaded?.messages.at(-1)?.id ?? 0)}
      onAgain={writing.again}
      onDrop={writing.drop}
    />
  )
}
