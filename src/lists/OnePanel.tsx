import { ArrowLeft } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useT } from '../i18n/useT.ts'
import { PanelError } from '../runtime/PanelError.tsx'
import type { Panel } from '../runtime/usePanel.ts'
import { Button } from '../ui/Button.tsx'
import type { LinkProps } from '../ui/LinkProps.ts'
import { Notice } from '../ui/Notice.tsx'
import { SlowNotice } from '../ui/SlowNotice.tsx'
import { useSheet } from '../ui/useSheet.ts'
import onePanelCss from './onePanel.css?inline'

interface Props<Data> {
  readonly panel: Panel<Data>
  readonly className: string
  /** Link back to the list. */
  readonly list: LinkProps
  /** Whether the user came from the list; the heading then gets the focus when it is loaded. */
  readonly takesFocus: boolean
  /** Load time of cached data, if the device is offline. */
  readonly loadedAt?: string | undefined
  /** Skeleton while it loads. */
  readonly skeleton: ReactNode
  readonly onRetry: () => void
  /** Renders it; the ref is for its heading. */
  readonly children: (data: Data, heading: RefObject<HTMLHeadingElement | null>) => ReactNode
}

/**
 * One item of a list, e.g. a message, with the link back to the list. The widget has the texts "back" and
 * "oneFailed".
 */
export function OnePanel<Data>(props: Props<Data>) {
  useSheet(onePanelCss)
  const t = useT()
  const { panel, takesFocus, loadedAt } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = panel.kind === 'ready'

  useEffect(() => {
    if (takesFocus && isReady) heading.current?.focus()
  }, [takesFocus, isReady])

  return (
    <article className={`card stack ${props.className}`} part="card">
      <p className="way-back">
        <Button variant="quiet" icon={ArrowLeft} {...props.list}>
          {t('back')}
        </Button>
      </p>
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
      {panel.kind === 'failed' && (
        <PanelError
          title={t('oneFailed')}
          text={panel.text}
          reference={panel.reference}
          onRetry={props.onRetry}
        />
      )}
      {panel.kind === 'loading' && (
        <div className="stack" aria-busy="true">
          {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
          {props.skeleton}
        </div>
      )}
      {panel.kind === 'ready' && props.children(panel.data, heading)}
    </article>
  )
}
