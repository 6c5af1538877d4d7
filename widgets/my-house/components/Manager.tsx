import { linkAddress } from '../../../src/api/rules/addresses.ts'
import { useT } from '../../../src/i18n/useT.ts'
import type { House } from '../types.ts'
import { Phone } from './Phone.tsx'

/** A plain e-mail address without characters that add a subject or recipients to a `mailto:` link. */
const plain = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/

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
            <dd>{plain.test(email) ? <a href={linkAddress(`mailto:${email}`)}>{email}</a> : email}</dd>
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
