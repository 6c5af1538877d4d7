import { linkAddress } from '../../../src/api/rules/addresses.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { MailLink } from '../../../src/ui/MailLink.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import type { Information } from '../loadInformation.ts'
import type { AccessibilityStatementViewProps } from '../types.ts'

/** Where a barrier is reported, and where somebody complains whom the answer does not help. */
export function Help({ panel, onRetry, helpDesk }: AccessibilityStatementViewProps) {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return (
      <div aria-busy="true">
        {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        <Skeleton lines={4} />
      </div>
    )
  const { supportEmail, supportPhone, helpDeskEnabled, responseDays, authority } = panel.data
  return (
    <div className="help">
      <section className="card" part="card">
        <h2>{t('report.title')}</h2>
        <p>{t('report.text')}</p>
        <Contacts email={supportEmail} phone={supportPhone} />
        {!supportEmail && !supportPhone && !helpDeskEnabled && <p>{t('report.none')}</p>}
        {helpDeskEnabled && (
          <div className="actions">
            <Button {...helpDesk}>{t('report.helpDesk')}</Button>
          </div>
        )}
        {responseDays !== undefined && <p className="muted">{t('report.days', { count: responseDays })}</p>}
      </section>
      <section className="card" part="card">
        <h2>{t('complaint.title')}</h2>
        <p>{t(authority ? 'complaint.text' : 'complaint.none')}</p>
        {authority && (
          <>
            <p>
              <strong>{authority.name}</strong>
            </p>
            <Contacts {...authority} />
          </>
        )}
      </section>
    </div>
  )
}

interface ContactsProps extends Pick<NonNullable<Information['authority']>, 'email' | 'phone'> {
  readonly website?: string | undefined
}

/** The ways to reach somebody, as links of their own lines. */
function Contacts({ email, phone, website }: ContactsProps) {
  const t = useT()
  const address = linkAddress(website)
  return (
    <ul className="contacts">
      {email && (
        <li>
          {t('report.email')}: <MailLink email={email} />
        </li>
      )}
      {phone && (
        <li>
          {t('report.phone')}: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {address && (
        <li>
          <a href={address} rel="noreferrer">
            {new URL(address).host.replace(/^www\./, '')}
          </a>
        </li>
      )}
    </ul>
  )
}
