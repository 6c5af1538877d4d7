import { Gauge } from 'lucide'
import { useId } from 'react'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { useIncrementalRender } from '../../../src/runtime/useIncrementalRender.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { homesOf } from '../homesOf.ts'
import type { DeclarationProps } from '../types.ts'
import { MeterRow } from './MeterRow.tsx'
import { MetersSkeleton } from './MetersSkeleton.tsx'
import { WindowNotice } from './WindowNotice.tsx'

/** The declaration: the window, a row for each meter, and what the form adds while readings are taken (MET-1 to MET-5). */
export function Declaration(props: DeclarationProps) {
  const { panel, window, form } = props
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
      {form?.notices}
      <Rows {...props} meters={panel.data} />
    </div>
  )
}

function Rows({
  meters,
  window,
  form,
  addresses,
  verification,
}: DeclarationProps & { readonly meters: readonly Meter[] }) {
  const t = useT()
  const formId = useId()
  const visibleMeters = meters.slice(0, useIncrementalRender(meters.length))
  return (
    <form
      id={formId}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        form?.onSend()
      }}
    >
      {homesOf(visibleMeters, addresses, window.kind === 'open').map(home => {
        const level = home.address === undefined ? 'h3' : 'h4'
        return (
          <div key={home.address} className="meters-home">
            {home.address && (
              <h3 className="meters-address">
                <NoWrap text={home.address} />
              </h3>
            )}
            <ul className="meters" aria-label={home.address ?? t('title')}>
              {home.meters.map(
                meter =>
                  form?.row(meter, level) ?? (
                    <MeterRow
                      key={meter.id}
                      meter={meter}
                      level={level}
                      verification={verification}
                      isClosed
                    />
                  ),
              )}
            </ul>
          </div>
        )
      })}
      {form?.sendBar}
    </form>
  )
}
