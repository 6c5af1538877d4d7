import { Gauge } from 'lucide'
import { useId } from 'react'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { useIncrementalRender } from '../../../src/runtime/useIncrementalRender.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { homesOf } from '../model.ts'
import type { DeclarationProps } from '../types.ts'
import { MeterRow } from './MeterRow.tsx'
import { MetersSkeleton } from './MetersSkeleton.tsx'
import { SendBar } from './SendBar.tsx'
import { WindowNotice } from './WindowNotice.tsx'

/** The declaration form: the window, a row for each meter, and one button for all (MET-1 to MET-5). */
export function Declaration(props: DeclarationProps) {
  const { panel, window, isRestored, isOffline } = props
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={props.onRetry} />
    )
  // Shows the notice and the rows together, so that nothing moves.
  if (panel.kind === 'loading' || window.kind === 'loading')
    return <MetersSkeleton slow={panel.kind === 'loading' && panel.slow} />
  if (panel.data.length === 0)
    return <EmptyState icon={Gauge} title={t('none.title')} text={t('none.text')} />
  return (
    // Nodes of its own: those of the skeleton would move.
    <div key="declaration" className="declaration">
      <WindowNotice window={window} onRetry={props.onRetryWindow} />
      {isOffline && window.kind === 'open' && (
        <Notice tone="warning" title={t('offline.title')}>
          <p>{t('offline.text')}</p>
        </Notice>
      )}
      {isRestored && window.kind === 'open' && (
        <Notice
          tone="info"
          title={t('draft.title')}
          actions={<Button onClick={props.onDiscard}>{t('draft.discard')}</Button>}
        >
          <p>{t('draft.text')}</p>
        </Notice>
      )}
      <Rows {...props} meters={panel.data} />
    </div>
  )
}

function Rows(props: DeclarationProps & { readonly meters: readonly Meter[] }) {
  const { meters, window, typed, results, differences, addresses } = props
  const t = useT()
  const form = useId()
  const visibleMeters = meters.slice(0, useIncrementalRender(meters.length))
  const isWritable = window.kind === 'open'
  return (
    <form
      id={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        props.onSend()
      }}
    >
      {homesOf(visibleMeters, addresses, isWritable).map(home => (
        <div key={home.address} className="meters-home">
          {home.address && (
            <h3 className="meters-address">
              <NoWrap text={home.address} />
            </h3>
          )}
          <ul className="meters" aria-label={home.address ?? t('title')}>
            {home.meters.map(meter => (
              <MeterRow
                key={meter.id}
                meter={meter}
                level={home.address === undefined ? 'h3' : 'h4'}
                typed={typed[meter.id] ?? ''}
                result={results[meter.id]}
                differences={differences.get(meter.id)}
                showsIssues={props.showsIssues(meter.id)}
                state={isWritable ? 'open' : window.kind === 'ended' ? 'ended' : 'closed'}
                verification={props.verification}
                photo={props.photo}
                onType={props.onType}
                onLeave={props.onLeave}
              />
            ))}
          </ul>
        </div>
      ))}
      {isWritable && <SendBar {...props} />}
    </form>
  )
}
