import { useEffect } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import type { PanelContentProps } from '../types.ts'
import { ChatSkeleton } from './ChatSkeleton.tsx'

const OpenConversation = lazyComponent(
  async () => (await import('./OpenConversation.tsx')).OpenConversation,
  <ChatSkeleton />,
)

/** The messages and the field for the next one, or why they are not there. */
export function PanelContent({ panel, ...callbacks }: PanelContentProps) {
  const t = useT()
  const isLoading = panel.kind === 'loading'

  // The script loads beside the messages.
  useEffect(() => {
    if (isLoading) OpenConversation.preload()
  }, [isLoading])

  if (panel.kind === 'ready') return <OpenConversation panel={panel} {...callbacks} />
  if (panel.kind === 'loading')
    return <ChatSkeleton>{panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}</ChatSkeleton>
  return (
    <div className="chat-body">
      <PanelError
        title={t('failed')}
        text={panel.text}
        reference={panel.reference}
        onRetry={callbacks.onRetry}
      />
    </div>
  )
}
