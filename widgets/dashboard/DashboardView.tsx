import { ExternalLink } from 'lucide'
import { useState } from 'react'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { EventRow } from './components/EventRow.tsx'
import { type SectionName, sectionOf, totalsOf } from './model.ts'
import type { Block, DashboardViewProps, EventItem } from './types.ts'

/** Events of a card that are shown before "show all". */
const collapsedCount = 4

/** What to pay in all homes, what to do and what is new, and below them the platform's blocks (SVC-4, SVC-6). */
export function DashboardView({ panel, blocks, loadedAt, onRetry }: DashboardViewProps) {
  const t = useT()
  return (
    <div className="stack">
      {panel.kind === 'ready' && panel.data.length > 0 ? (
        <Sections items={panel.data} loadedAt={loadedAt} />
      ) : (
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
          {panel.kind === 'ready' && (
            <div className="none">
              <p>{t('none.title')}</p>
              <p className="muted">{t('none.text')}</p>
            </div>
          )}
        </section>
      )}
      {/* The blocks wait for the events above them, because these would push them away. */}
      {panel.kind !== 'loading' && blocks.map(block => <Platform key={block.id} {...block} />)}
    </div>
  )
}

const sectionNames = ['pay', 'do', 'news'] as const

/** A card for what is to be paid, one for what is to be done, and one for the rest; none that is empty. */
function Sections({
  items,
  loadedAt,
}: {
  readonly items: readonly EventItem[]
  readonly loadedAt?: string | undefined
}) {
  const t = useT()
  return (
    <>
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
      {sectionNames.map(name => {
        const own = items.filter(({ event }) => sectionOf(event) === name)
        return own.length > 0 && <Section key={name} name={name} items={own} />
      })}
    </>
  )
}

interface SectionProps {
  readonly name: SectionName
  readonly items: readonly EventItem[]
}

function Section({ name, items }: SectionProps) {
  const t = useT()
  const { money } = useFormat()
  const [all, setAll] = useState(false)
  const visibleItems = all ? items : items.slice(0, collapsedCount)
  const totals = name === 'pay' ? totalsOf(items.map(({ event }) => event)) : []
  return (
    <section className="card events" part="card">
      {totals.length > 0 ? (
        <>
          <h2 className="muted events-to-pay">{t('sections.pay')}</h2>
          {totals.map(({ amount, currency }) => (
            <p key={currency} className="events-total money">
              {money(amount, currency)}
            </p>
          ))}
        </>
      ) : (
        <h2>{t(`sections.${name}`)}</h2>
      )}
      <ul>
        {visibleItems.map((item, index) => (
          <EventRow
            key={`${item.event.kind}-${item.event.id}-${item.event.contractId}`}
            {...item}
            isFirst={index === 0}
          />
        ))}
      </ul>
      {items.length > visibleItems.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('all', { count: items.length })}
        </Button>
      )}
    </section>
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
          <a
            className="more"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('moreOf', { title })}
          >
            {t('more')}
            <Icon node={ExternalLink} />
          </a>
        </p>
      )}
    </section>
  )
}
