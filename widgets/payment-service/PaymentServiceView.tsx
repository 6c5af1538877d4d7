import { ChevronRight, CreditCard, Landmark } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { Reference } from '../../src/runtime/Reference.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import rowsCss from '../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'

/** A home as a row that links to its bills. */
interface HomeRow {
  readonly id: number
  readonly name: string
  /** Contract number and organization. */
  readonly about: string
  readonly link: LinkProps
}

export type PaymentServiceState =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'consent'; readonly busy: boolean; readonly problem?: string | undefined }
  | { readonly kind: 'ready'; readonly homes: readonly HomeRow[] }

export interface PaymentServiceViewProps {
  readonly state: PaymentServiceState
  readonly leave: LinkProps
  readonly onRetry: () => void
  readonly onAgree: () => void
}

/** The payment service: unavailable, waiting for consent, ready or failed (BIL-7). */
export function PaymentServiceView({ state, leave, onRetry, onAgree }: PaymentServiceViewProps) {
  useSheet(rowsCss)
  const t = useT()
  const leaving = <Button {...leave}>{t('leave')}</Button>
  if (state.kind === 'loading')
    return (
      <div className="card stack" aria-busy="true">
        {state.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        <SkeletonBar width="50%" height="20px" />
        <SkeletonBar width="90%" />
        <SkeletonBar width="80%" />
        <SkeletonBar width="160px" height="44px" />
      </div>
    )
  if (state.kind === 'failed')
    return (
      <Notice
        tone="danger"
        title={t('error.title')}
        actions={
          <>
            <Button onClick={onRetry}>{t('error.reload')}</Button>
            {leaving}
          </>
        }
      >
        <p>{state.text}</p>
        <Reference of={state.reference} />
      </Notice>
    )
  if (state.kind === 'unavailable')
    return (
      <EmptyState
        icon={Landmark}
        title={t('unavailable.title')}
        text={t('unavailable.text')}
        action={leaving}
      />
    )
  if (state.kind === 'consent')
    return (
      <section className="card stack" part="card">
        <div className="stack consent">
          <h2>
            <Icon node={CreditCard} /> {t('consent.title')}
          </h2>
          <p>{t('consent.text')}</p>
          <ul>
            {['orders', 'shares', 'back'].map(point => (
              <li key={point}>{t(`consent.${point}`)}</li>
            ))}
          </ul>
        </div>
        {state.problem && (
          <Notice tone="danger" title={t('consent.failed')}>
            <p>{state.problem}</p>
          </Notice>
        )}
        <div className="actions">
          <Button variant="primary" busy={state.busy} onClick={onAgree}>
            {t('consent.agree')}
          </Button>
          {leaving}
        </div>
      </section>
    )
  return (
    <section className="card" part="card">
      <h2>{t('ready.title')}</h2>
      <p className="muted">{t('ready.text')}</p>
      <ul className="homes">
        {state.homes.map(({ id, name, about, link }) => (
          <li key={id}>
            <a className="pick" {...link}>
              <span className="row-text">
                <strong>{name}</strong>
                <span className="muted small">{about}</span>
              </span>
              <Icon node={ChevronRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
