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
export function useUnsent(group: number, onSent: (message: ChatMessage) => void) {
  const t = useT()
  const { suite } = useElement()
  const draft = useDraft(`chat/${group}`, nothing)
  const [text, setText] = useState(draft.kept?.text ?? '')
  const [tooLong, setTooLong] = useState(false)
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() =>
    unsentOf(draft.kept?.unsent).map(one => ({ ...one, problem: t('interrupted') })),
  )
  const now = useRef({ text, unsent })

  const hold = (next: Partial<typeof now.current>) => {
    now.current = { ...now.current, ...next }
    setText(now.current.text)
    setUnsent(now.current.unsent)
    if (now.current.text === '' && now.current.unsent.length === 0) draft.drop()
    else draft.keep(now.current)
  }
  const drop = (key: string) => hold({ unsent: now.current.unsent.filter(one => one.key !== key) })

  const deliver = async ({ problem: _, ...one }: Unsent) => {
    const { key, text: said } = one
    const mark = (next: Unsent) =>
      hold({ unsent: now.current.unsent.map(before => (before.key === key ? next : before)) })
    mark(one)
    try {
      const { data } = await suite.client.call(sendChatMessage, {
        params: { group },
        body: { text: said },
        idempotencyKey: key,
      })
      onSent(data)
      drop(key)
    } catch (error) {
      mark({ ...one, problem: errorText(t, asApiError(error)) })
    }
  }

  return {
    text,
    unsent,
    /** Validation error of the draft. */
    error: tooLong ? t('validation.message_long', { max: limits.chatMessage.max }) : undefined,
    type(typed: string) {
      if (typed.trim().length <= limits.chatMessage.max) setTooLong(false)
      hold({ text: typed })
    },
    /** Sends the draft. `after` is the id of the newest known message. */
    send(after: number) {
      const said = now.current.text.trim()
      if (said === '') return
      if (said.length > limits.chatMessage.max) return setTooLong(true)
      const one = { key: newKey(), text: said, after }
      hold({ text: '', unsent: [...now.current.unsent, one] })
      void deliver(one)
    },
    again(key: string) {
      const one = now.current.unsent.find(candidate => candidate.key === key)
      if (one?.problem !== undefined) void deliver(one)
    },
    drop,
  }
}
