import { useT } from '../../../src/i18n/useT.ts'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { House, MyHouseViewProps } from '../types.ts'
import { Phone } from './Phone.tsx'

type Props = Pick<House, 'services'> & Pick<MyHouseViewProps, 'billedServices' | 'bills'>

/** Services of the house, their providers and phone numbers; those on the contract's bills link to them (BIL-5). */
export function ServiceList({ services, billedServices, bills }: Props) {
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
              {billedServices.includes(code) && (
                <a className="call" {...bills}>
                  {t('onBills')}
                  <span className="vh"> {name}</span>
                </a>
              )}
            </span>
            {phone && <Phone number={phone} />}
          </li>
        ))}
      </ul>
    </>
  )
}
