import { Gauge } from 'lucide'
import { type ReactNode, useId } from 'react'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelFailed } from '../../../src/runtime/PanelFailed.tsx'
import { useGradually } from '../../../src/runtime/useGradually.ts'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { MeterRow } from './MeterRow.tsx'
import { RowsToCome } from './RowsToCome.tsx'
import { SendBar } from './SendBar.tsx'
import { WindowNotice } from './WindowNotice.tsx'

interface Ends {
  readonly opensAt: string
  /** The first moment it is closed again. */
  readonly closesAt: string
  /** The server's clock, in milliseconds since 1970. */
  readonly now: number
}

/** `ended` is a window that closed while the form was open. */
export type KnownWindow =
  | { readonly kind: 'unavailable' }
  | ({ readonly kind: 'open' | 'closed' | 'ended' } & Ends)

export type DeclarationWindow = { readonly kind: 'loading' } | KnownWindow

/** How sending one reading went; a reading that was taken is no longer in the form. */
export type Result = { readonly kind: 'sending' } | { readonly kind: 'failed'; readonly text: string }

/** How the last press of the button went. */
export type Outcome =
  | { readonly kind: 'invalid' | 'nothing' | 'photoSending' | 'photoFailed' }
  | { readonly kind: 'sent'; readonly total: number; readonly sent: number }

export interface DeclarationProps {
  readonly panel: Panel<readonly Meter[]>
  readonly window: DeclarationWindow
  /** Addresses by object, where meters hang in more than one. */
  readonly addresses: ReadonlyMap<number, string>
  readonly typed: Readonly<Record<string, string>>
  readonly results: Readonly<Record<number, Result>>
  /** What each meter used before, newest first. */
  readonly differences: ReadonlyMap<number, readonly string[]>
  /** Whether what is wrong or odd at a meter is said now. */
  readonly isTold: (meterId: number) => boolean
  readonly sending: boolean
  readonly outcome: Outcome | undefined
  /** Odd readings that are to be looked at before they are sent. */
  readonly holding: number
  /** How many readings would be sent now. */
  readonly count: number
  /** Whether what is in the form was typed earlier and not sent. */
  readonly isRestored: boolean
  readonly isOffline: boolean
  /** Where a new verification of a meter is asked for. */
  readonly verification: (meter: Meter) => LinkProps
  /** The place of a meter's photo, where one can be sent with its reading. */
  readonly photo: (meterId: number) => ReactNode
  readonly onType: (meterId: number, typed: string) => void
  readonly onLeave: (meterId: number) => void
  readonly onSend: () => void
  readonly onDiscard: () => void
  readonly onRetry: () => void
  readonly onRetryWindow: () => void
}

/** Declaring: the window, a row for each meter, and one button for all (MET-1 to MET-5). */
export function Declaration(props: DeclarationProps) {
  const { panel, window, isRestored, isOffline } = props
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelFailed
        title={t('failed')}
        text={panel.text}
        reference={panel.reference}
        onRetry={props.onRetry}
      />
    )
  // What is said of the window stands above the rows, and its fields in them: they come together, and nothing moves.
  if (panel.kind === 'loading' || window.kind === 'loading')
    return <RowsToCome slow={panel.kind === 'loading' && panel.slow} />
  if (panel.data.length === 0)
    return <EmptyState icon={Gauge} title={t('none.title')} text={t('none.text')} />
  return (
    <div className="declaration">
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
  const shown = meters.slice(0, useGradually(meters.length))
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
      <ul className="meters" aria-label={t('title')}>
        {shown.map(meter => (
          <MeterRow
            key={meter.id}
            meter={meter}
            address={addresses.get(meter.objectId)}
            typed={typed[meter.id] ?? ''}
            result={results[meter.id]}
            differences={differences.get(meter.id)}
            isTold={props.isTold(meter.id)}
            state={isWritable ? 'open' : window.kind === 'ended' ? 'kept' : 'closed'}
            verification={props.verification}
            photo={props.photo}
            onType={props.onType}
            onLeave={props.onLeave}
          />
        ))}
      </ul>
      {isWritable && <SendBar {...props} />}
    </form>
  )
}
