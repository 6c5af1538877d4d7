import { Phone, TriangleAlert } from 'lucide'
import { useFormat, vendorDay, vendorTimeZone } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { Emergency, Outage } from './loadOutages.ts'

export interface OutagesViewProps {
  /** Name of the vendor, where there are several on the page. */
  readonly vendor: string | undefined
  /** Undefined until it is loaded. */
  readonly emergency: Emergency | undefined
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** Kinds with a text of their own. */
const kinds = new Set('water hot_water heating electricity gas lift'.split(' '))

/** The emergency number and the current outages (SVC-5); nothing is to be seen if there is neither. */
export function OutagesView({ vendor, emergency, isFailed, onRetry }: OutagesViewProps) {
  const t = useT()
  const label = vendor ? `${t('title')}: ${vendor}` : t('title')
  if (isFailed)
    return (
      <aside className="emergency" aria-label={label}>
        {vendor && <strong>{vendor}</strong>}
        <p>{t('failed')}</p>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </aside>
    )
  if (!emergency) return null
  const { emergencyPhone: phone, outages } = emergency
  if (!phone && outages.length === 0) return <span hidden />
  return (
    <aside className={outages.length > 0 ? 'emergency present' : 'emergency'} aria-label={label}>
      {vendor && <strong>{vendor}</strong>}
      {outages.length > 0 && (
        <ul className="outages">
          {outages.map(outage => (
            <Row key={outage.id} outage={outage} />
          ))}
        </ul>
      )}
      {phone && (
        <p className="emergency-phone" part="phone">
          {t('phone')}{' '}
          <a className="call" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon node={Phone} />
            {phone}
          </a>
        </p>
      )}
    </aside>
  )
}

/** Where people see lines, a screen reader reads sentences. */
const stop = <span className="vh">. </span>

function Row({ outage: { kind, title, place, endsAt } }: { readonly outage: Outage }) {
  const t = useT()
  const { day, time } = useFormat()
  return (
    <li>
      <Icon node={TriangleAlert} />
      <span>
        <strong>
          {t(`kinds.${kinds.has(kind) ? kind : 'other'}`)}: {title}
          {stop}
        </strong>
        {place && (
          <span className="place">
            {place}
            {stop}
          </span>
        )}
        <span className="muted small">
          {endsAt
            ? t('until', { day: day(vendorDay(endsAt)), time: time(new Date(endsAt), vendorTimeZone) })
            : t('unknownEnd')}
        </span>
      </span>
    </li>
  )
}
