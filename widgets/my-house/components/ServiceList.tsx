import { useT } from '../../../src/i18n/useT.ts'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { House } from '../types.ts'
import { Phone } from './Phone.tsx'

/** Services of the house, their providers and phone numbers. */
export function ServiceList({ services }: Pick<House, 'services'>) {
  useSheet(rowsCss)
  const t = useT()
  return (
    <>
      <h2>{t('services')}</h2>
      <ul className="services">
        {services.map(({ code, name, provider, phone }) => (
          <li key={code}>
            <span className="row-text">
              <strong>{name}</strong>
              <span className="muted">{provider}</span>
            </span>
            {phone && <Phone number={phone} />}
          </li>
        ))}
      </ul>
    </>
  )
}
