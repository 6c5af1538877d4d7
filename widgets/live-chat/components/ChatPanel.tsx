import { X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import { repliesIn } from '../model.ts'
import type { LiveChatViewProps } from '../types.ts'

const OpenConversation = lazyComponent(
  async () => (await import('./OpenConversation.tsx')).OpenConversation,
  <div className="chat-body" aria-busy="true">
    <div className="stack">
      <MessagesSkeleton />
    </div>
  </div>,
)

/** Below this width the panel covers the whole window and acts as a modal dialog. */
const narrowQuery = '(max-width: 559px)'

/** The conversation window: beside the page on wide screens, full screen on phones. Escape closes it. */
export function ChatPanel(props: LiveChatViewProps) {
  const t = useT()
  const { panel, vendor, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isLoading = panel.kind === 'loading'

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (matchMedia(narrowQuery).matches) element.showModal()
    else element.show()
    return () => element.close()
  }, [])

  // The script loads beside the messages.
  useEffect(() => {
    if (isLoading) OpenConversation.preload()
  }, [isLoading])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const replies = panel.kind === 'ready' ? repliesIn(panel.repliesWithinMinutes) : undefined
  return (
    <dialog
      ref={dialog}
      className="chat-panel"
      part="panel"
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
      {panel.kind === 'ready' ? (
        <OpenConversation {...props} panel={panel} />
      ) : (
        <div className="chat-body" aria-busy={isLoading}>
          <Placeholder {...props} />
        </div>
      )}
    </dialog>
  )
}

/** Content if there is no conversation to show. */
function Placeholder({ panel, onRetry }: Pick<LiveChatViewProps, 'panel' | 'onRetry'>) {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'unreachable')
    return (
      <Notice
        tone="danger"
        title={t('unreachable.title')}
        actions={
          <>
            <Button onClick={onRetry}>{t('shared:retry')}</Button>
            {panel.helpDesk && <Button {...panel.helpDesk}>{t('unreachable.helpDesk')}</Button>}
          </>
        }
      >
        <p>{t('unreachable.text')}</p>
      </Notice>
    )
  return (
    <div className="stack">
      {panel.kind === 'loading' && panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
      <MessagesSkeleton />
    </div>
  )
}

function MessagesSkeleton() {
  return ['62%', '48%', '70%'].map(width => <SkeletonBar key={width} width={width} height="42px" />)
}
