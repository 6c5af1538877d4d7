import { X } from 'lucide'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { repliesIn } from '../replies.ts'
import type { LiveChatViewProps } from '../types.ts'

interface Props extends Pick<LiveChatViewProps, 'vendor' | 'repliesWithinMinutes' | 'onClose'> {
  readonly open: boolean
  readonly children: ReactNode
}

/** Below this width the panel covers the whole window and acts as a modal dialog. */
const narrowQuery = '(max-width: 559px)'

/** The conversation window: beside the page on wide screens, full screen on phones. Escape closes it. */
export function ChatPanel({ open, vendor, repliesWithinMinutes, children, onClose }: Props) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  // A layout effect, because opening moves the focus, which the field for messages takes after that.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    if (matchMedia(narrowQuery).matches) element.showModal()
    else element.show()
    return () => element.close()
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const replies = repliesIn(repliesWithinMinutes)
  return (
    <dialog
      ref={dialog}
      className="chat-panel"
      part="panel"
      hidden={!open}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <div>
          <h2 id={heading}>{t('title')}</h2>
          <p className="muted small">
            {vendor}
            {replies && ` · ${t(`replies.${replies.unit}`, { count: replies.count })}`}
          </p>
        </div>
        <IconButton icon={X} label={t('shared:close')} onClick={onClose} />
      </header>
      {children}
    </dialog>
  )
}
