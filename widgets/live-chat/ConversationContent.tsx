import { limits } from '../../src/api/schemas/limits.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useSlow } from '../../src/runtime/useSlow.ts'
import { PanelContent } from './components/PanelContent.tsx'
import { stillUnsent } from './model.ts'
import type { ChatPanelState } from './types.ts'
import { type SharedChat, useConversation } from './useConversation.ts'
import { useUnsentMessages } from './useUnsentMessages.ts'

/** Share of the limit from which the length of the text is shown. */
const counterThreshold = 0.8

interface Props extends SharedChat {
  readonly group: number
  readonly isShown: boolean
}

/** The window's content and the stream of answers. It stays while the window is closed: messages may be on their way. */
export function ConversationContent({ group, isShown, ...shared }: Props) {
  const t = useT()
  const { number } = useFormat()
  const conversation = useConversation(group, isShown, shared)
  const { loaded, error } = conversation
  const writing = useUnsentMessages(group, conversation.sent)
  const slow = useSlow(isShown && !loaded && !error)
  const { max } = limits.chatMessage
  if (!isShown) return null

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
      text: writing.text,
      error: writing.error,
      used:
        writing.text.length > max * counterThreshold
          ? t('used', { used: number(writing.text.trim().length), max: number(max) })
          : undefined,
    }
  }
  return (
    <PanelContent
      panel={panel()}
      onRetry={conversation.retry}
      onOlder={() => void conversation.showOlder()}
      onType={writing.type}
      onSend={() => writing.send(loaded?.messages.at(-1)?.id ?? 0)}
      onAgain={writing.again}
      onDrop={writing.drop}
    />
  )
}
