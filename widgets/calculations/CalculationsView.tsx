import { Calculator } from 'lucide'
import type { Message } from '../../src/api/schemas/messages.ts'
import { useFormat, vendorDay } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import rowsCss from '../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'

export interface CalculationsViewProps {
  readonly panel: Panel<readonly Message[]>
  readonly linkTo: (message: Message) => LinkProps
  /** Link to all calculations. */
  readonly all: LinkProps
  readonly onRetry: () => void
}

/** A short list of the newest calculations for a start page (MSG-6). */
export function CalculationsView({ panel, linkTo, all, onRetry }: CalculationsViewProps) {
  useSheet(rowsCss)
  const t = useT()
  const { day } = useFormat()
  return (
    <section className="card calculations" part="card">
      <h2>{t('title')}</h2>
      {panel.kind === 'failed' && (
        <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
      )}
      {panel.kind === 'loading' && (
        <div aria-busy="true">
          {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
          {['58%', '72%', '46%', '64%', '52%'].map(width => (
            <div key={width} className="skeleton">
              <SkeletonBar width={width} height="16px" />
              <SkeletonBar width="38%" />
            </div>
          ))}
        </div>
      )}
      {panel.kind === 'ready' && panel.data.length === 0 && <p className="muted">{t('none')}</p>}
      {panel.kind === 'ready' && panel.data.length > 0 && (
        <>
          <ul>
            {panel.data.map(message => (
              <li key={message.id}>
                <a className="pick" {...linkTo(message)}>
                  <Icon node={Calculator} />
                  <span className="row-text">
                    <span className={message.isRead ? undefined : 'fresh'}>
                      {message.topic}
                      {!message.isRead && <span className="vh"> ({t('new')})</span>}
                    </span>
                    <span className="vh">, </span>
                    <span className="muted small">
                      {[day(vendorDay(message.date)), message.object].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <Button variant="quiet" {...all}>
            {t('all')}
          </Button>
        </>
      )}
    </section>
  )
}
