import { LoaderCircle, MessageCircle, X } from 'lucide'
import type { RefObject } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { LiveChatViewProps } from '../types.ts'

interface Props
  extends Pick<LiveChatViewProps, 'open' | 'busy' | 'unread' | 'onOpen' | 'onClose' | 'onNear'> {
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Larger counts are shown as "99+". */
const maxCount = 99

/** The round button with the number of unread messages. */
export function Bubble({ open, busy, unread, button, onOpen, onClose, onNear }: Props) {
  const t = useT()
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chat-bubble"
        part="button"
        aria-label={t(open ? 'shared:close' : 'open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-disabled={busy || undefined}
        aria-describedby={unread > 0 ? 'unread' : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => (open ? onClose() : busy || onOpen())}
      >
        <Icon node={busy ? LoaderCircle : open ? X : MessageCircle} className={busy ? 'spin' : ''} />
      </button>
      {unread > 0 && (
        <span className="chat-count" aria-hidden="true">
          {unread > maxCount ? `${maxCount}+` : unread}
        </span>
      )}
      <span className="vh" aria-live="polite" id="unread">
        {unread > 0 && t('unread', { count: unread })}
        {busy && t('opening')}
      </span>
    </>
  )
}
