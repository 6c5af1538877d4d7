import { ChevronRight, Gauge, Headset, type IconNode, ReceiptText, Tag, Vote, Wrench } from 'lucide'
import type { CurrentEvent } from '../../../src/api/schemas/dashboard.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { EventItem } from '../types.ts'

const icons: Readonly<Record<CurrentEvent['kind'], IconNode>> = {
  reply: Headset,
  readings: Gauge,
  bill: ReceiptText,
  poll: Vote,
  work: Wrench,
  offer: Tag,
  other: Tag,
}

/** One event as a line that links to its page. */
export function EventRow({ event, contract, link, isFirst }: EventItem & { readonly isFirst: boolean }) {
  useSheet(rowsCss)
  const t = useT()
  const { day, days, deadline, money, today } = useFormat()
  const { kind, title, from, until, isLate, amount, currency } = event

  const name = () => {
    if (kind === 'reply' || kind === 'readings') return t(`${kind}.title`)
    if (kind !== 'bill') return title
    const sum = money(amount ?? '0.00', currency ?? 'EUR')
    return isLate ? t('bill.late', { amount: sum }) : sum
  }
  const when = () => {
    if (kind === 'reply') return title
    if (until === null) return undefined
    if (kind === 'work') {
      const dateText = from === null || from === until ? day(until) : days(from, until)
      return t(from !== null && from > today ? 'work.to_come' : 'work.now', { days: dateText })
    }
    if (kind === 'bill' && isLate) return t('bill.was', { day: day(until) })
    return t(`${kind}.until`, { day: kind === 'offer' ? day(until) : deadline(until) })
  }
  return (
    <li>
      <a className={isLate ? 'pick late' : 'pick'} {...link}>
        <Icon node={icons[kind]} />
        <span className="row-text">
          <strong>{name()}</strong>
          <span className={kind === 'reply' ? 'muted small excerpt' : 'muted small'}>{when()}</span>
          {contract && (
            <span className="muted small">
              <NoWrap text={contract} />
            </span>
          )}
        </span>
        {kind === 'bill' ? (
          <span className={isFirst ? 'btn primary' : 'btn secondary'}>{t('bill.pay')}</span>
        ) : (
          <Icon node={ChevronRight} />
        )}
      </a>
    </li>
  )
}
