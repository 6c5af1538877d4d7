import { useRef, useState } from 'react'
import { sendChatMessage } from '../../src/api/endpoints/liveChat.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import type { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { newKey } from '../../src/client/newKey.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { type Unsent, unsentOf } from './model.ts'

const nothing: { text: string; unsent: readonly Unsent[] } = { text: '', unsent: [] }

/**
 * The draft and the messages being sent. Both are stored on this device until the server has them, so
 * reloads and lost connections lose nothing.
 * @param onSent called with each stored message
 */
export function useUnsentMessages(group: number, onSent: (message: ChatMessage) => void) {
  const t = useT()
  const { suite } = useElement()
  const draft = useDraft(`chat/${group}`, nothing)
  const [text, setText] = useState(draft.saved?.text ?? '')
  const [tooLong, setTooLong] = useState(false)
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() =>
    unsentOf(draft.saved?.unsent).map(message => ({ ...message, problem: t('interrupted') })),
  )
  const now = useRef({ text, unsent })

  const update = (next: Partial<typeof now.current>) => {
    now.current = { ...now.current, ...next }
    setText(now.current.text)
    setUnsent(now.current.unsent)
    if (now.current.text === '' && now.current.unsent.length === 0) draft.drop()
    else draft.keep(now.current)
  }
  const drop = (key: string) => update({ unsent: now.current.unsent.filter(message => message.key !== key) })

  const deliver = async ({ problem: _, ...message }: Unsent) => {
    const { key, text: messageText } = message
    const mark = (next: Unsent) =>
      update({ unsent: now.current.unsent.map(current => (current.key === key ? next : current)) })
    mark(message)
    try {
      const { data } = await suite.client.call(sendChatMessage, {
        params: { group },
        body: { text: messageText },
        idempotencyKey: key,
      })
      onSent(data)
      drop(key)
    } catch (error) {
      mark({ ...message, problem: errorText(t, asApiError(error)) })
    }
  }

  return {
    text,
    unsent,
    /** Validation error of the draft. */
    error: tooLong ? t('validation.message_long', { max: limits.chatMessage.max }) : undefined,
    type(typed: string) {
      if (typed.trim().length <= limits.chatMessage.max) setTooLong(false)
      update({ text: typed })
    },
    /** Sends the draft. `after` is the id of the newest known message. */
    send(after: number) {
      const messageText = now.current.text.trim()
      if (messageText === '') return
      if (messageText.length > limits.chatMessage.max) return setTooLong(true)
      const message = { key: newKey(), text: messageText, after }
      update({ text: '', unsent: [...now.current.unsent, message] })
      void deliver(message)
    },
    again(key: string) {
      const message = now.current.unsent.find(candidate => candidate.key === key)
      if (message?.problem !== undefined) void deliver(message)
    },
    drop,
  }
}
