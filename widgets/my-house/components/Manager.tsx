import { useT } from '../../../src/i18n/useT.ts'
import { MailLink } from '../../../src/ui/MailLink.tsx'
import type { House } from '../types.ts'
import { Phone } from './Phone.tsx'

/** Name and contact details of the manager. */
export function Manager({ manager }: { readonly manager: NonNullable<House['manager']> }) {
  const t = useT()
  const { name, phone, email, hours } = manager
  return (
    <>
      <h2>{t('manager.title')}</h2>
      <p className="who">{name}</p>
      <dl className="facts">
        {phone && (
          <div>
            <dt>{t('manager.phone')}</dt>
            <dd>
              <Phone number={phone} />
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('manager.email')}</dt>
            <dd>
              <MailLink email={email} />
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{t('manager.hours')}</dt>
            <dd>{hours}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
