import { ExternalLink } from 'lucide'
import { useState } from 'react'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { EventRow } from './components/EventRow.tsx'
import type { Block, DashboardViewProps, EventItem } from './types.ts'

/** Events shown before "show all". */
const collapsedCount = 6

/** Current events, the most urgent first, and below them the platform's blocks (SVC-4). */
export function DashboardView({ panel, blocks, loadedAt, onRetry }: DashboardViewProps) {
  const t = useT()
  return (
    <div className="stack">
      <section className="card events" part="card">
        <h2>{t('title')}</h2>
        {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
        {panel.kind === 'failed' && (
          <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
        )}
        {panel.kind === 'loading' && (
          <div aria-busy="true">
            {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
            {['52%', '64%', '44%'].map(width => (
              <div key={width} className="event-skeleton">
                <SkeletonBar width={width} height="16px" />
                <SkeletonBar width="38%" />
              </div>
            ))}
          </div>
        )}
        {panel.kind === 'ready' && <Events items={panel.data} />}
      </section>
      {/* The blocks wait for the events above them, because these would push them away. */}
      {panel.kind !== 'loading' && blocks.map(block => <Platform key={block.id} {...block} />)}
    </div>
  )
}

function Events({ items }: { readonly items: readonly EventItem[] }) {
  const t = useT()
  const [all, setAll] = useState(false)
  if (items.length === 0)
    return (
      <div className="none">
        <p>{t('none.title')}</p>
        <p className="muted">{t('none.text')}</p>
      </div>
    )
  const visibleItems = all ? items : items.slice(0, collapsedCount)
  return (
    <>
      <ul>
        {visibleItems.map(item => (
          <EventRow key={`${item.event.kind}-${item.event.id}-${item.event.contractId}`} {...item} />
        ))}
      </ul>
      {items.length > visibleItems.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('all', { count: items.length })}
        </Button>
      )}
    </>
  )
}

function Platform({ title, text, address }: Block) {
  const t = useT()
  return (
    <section className="card block" part="card">
      <h3>{title}</h3>
      <p>{text}</p>
      {address && (
        <p>
          <a className="more" href={address} target="_blank" rel="noopener noreferrer">
            {t('more')}
            <span className="vh"> {t('about', { title })}</span>
            <Icon node={ExternalLink} />
          </a>
        </p>
      )}
    </section>
  )
}
