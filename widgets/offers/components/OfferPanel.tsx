import type { RefObject } from 'react'
import type { OfferDetail } from '../../../src/api/schemas/offers.ts'
import { useFormat, vendorDay } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { OnePanel } from '../../../src/lists/OnePanel.tsx'
import { KeptFocus } from '../../../src/ui/KeptFocus.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { RichText } from '../../../src/ui/RichText.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import type { OffersViewProps, OneState } from '../types.ts'
import { OrderForm } from './OrderForm.tsx'

type Props = OneState & Omit<OffersViewProps, 'state'>

/** One offer, and a link back to the list. */
export function OfferPanel(props: Props) {
  const { panel, list, takesFocus, onRetry } = props
  return (
    <OnePanel
      panel={panel}
      className="offer"
      list={list}
      takesFocus={takesFocus}
      skeleton={
        <>
          <SkeletonBar width="60%" height="24px" />
          <SkeletonBar width="40%" />
          <SkeletonBar width="92%" />
          <SkeletonBar width="86%" />
        </>
      }
      onRetry={onRetry}
    >
      {(offer, heading) => <Offer {...props} heading={heading} offer={offer} />}
    </OnePanel>
  )
}

interface OfferProps extends Props {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly offer: OfferDetail
}

function Offer({ heading, offer, ordered, order, ...calls }: OfferProps) {
  const t = useT()
  const { day, money, today, deadline } = useFormat()
  const { title, price, currency, endsOn, provider, body, orderedAt } = offer
  const isOver = endsOn < today
  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">
          {provider} · {isOver ? t('over', { day: day(endsOn) }) : t('untilIn', { day: deadline(endsOn) })}
        </p>
        <p className="price">{price === null ? t('byAgreement') : money(price, currency)}</p>
      </header>
      <RichText html={body} />
      <KeptFocus of={ordered ? 'ordered' : 'offered'}>
        {orderedAt && (
          <div tabIndex={-1}>
            <Notice tone="success" title={t('ordered.title', { day: day(vendorDay(orderedAt)) })}>
              <p>{t('ordered.text', { provider })}</p>
            </Notice>
          </div>
        )}
        {!ordered && !isOver && order.contracts.length > 0 && (
          <OrderForm order={order} orderedBefore={orderedAt !== null} {...calls} />
        )}
      </KeptFocus>
    </>
  )
}
