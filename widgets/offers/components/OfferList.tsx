import { Tag } from 'lucide'
import type { Offer } from '../../../src/api/schemas/offers.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { MoreRows } from '../../../src/lists/MoreRows.tsx'
import { RowSkeletons } from '../../../src/lists/RowSkeletons.tsx'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { useFocusOnMount } from '../../../src/runtime/useFocusOnMount.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { AllState, OffersViewProps } from '../types.ts'

type Props = AllState & Omit<OffersViewProps, 'state'>

/** Offers, and how often mails about them are sent. */
export function OfferList(props: Props) {
  useSheet(rowsCss)
  const t = useT()
  return (
    <section className="card offers" part="card">
      <h2 className="vh">{t('title')}</h2>
      {props.loadedAt && <Notice tone="warning">{t('shared:stale', { time: props.loadedAt })}</Notice>}
      <Rows {...props} />
      {props.panel.kind !== 'loading' && <p className="muted small promise">{t('promise')}</p>}
    </section>
  )
}

function Rows({ panel, lastOpened, linkTo, onRetry, onMore }: Props) {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return (
      <RowSkeletons
        className="offer-row"
        widths={['58%', '72%', '46%']}
        below={['80%', '38%']}
        slow={panel.slow}
      />
    )
  const { rows } = panel.data
  if (rows.length === 0) return <EmptyState icon={Tag} title={t('none.title')} text={t('none.text')} />
  return (
    <>
      <ul>
        {rows.map(offer => (
          <OfferRow
            key={offer.id}
            offer={offer}
            link={linkTo(offer.id)}
            takesFocus={lastOpened === offer.id}
          />
        ))}
      </ul>
      <MoreRows list={panel.data} onMore={() => onMore?.()} />
    </>
  )
}

interface RowProps {
  readonly offer: Offer
  readonly link: LinkProps
  readonly takesFocus: boolean
}

function OfferRow({ offer, link, takesFocus }: RowProps) {
  const t = useT()
  const { day, money } = useFormat()
  const opener = useFocusOnMount(takesFocus)
  const { title, summary, price, currency, endsOn, isRead } = offer
  return (
    <li className={isRead ? 'offer-row' : 'offer-row unread'}>
      <a ref={opener} className="pick" {...link}>
        <span className="row-text">
          <span className="topic">
            {!isRead && <span className="new">{t('new')}</span>}
            {title}
          </span>
          <span>{summary}</span>
          <span className="muted small">{t('until', { day: day(endsOn) })}</span>
        </span>
        <span className="money">{price === null ? t('byAgreement') : money(price, currency)}</span>
      </a>
    </li>
  )
}
