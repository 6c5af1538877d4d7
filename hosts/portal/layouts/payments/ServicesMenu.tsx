import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import { CardPaymentServicesAnswer } from '../../../../src/api/schemas/payments.ts'
import { useT } from '../../../../src/i18n/useT.ts'
import { getSuite } from '../../../../src/suite/getSuite.ts'
import { readPublic } from '../../../../src/suite/readPublic.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useLocale } from '../../hooks/useLocale.ts'
import { PanelButton } from '../../menu-panels/PanelButton.tsx'
import { useToggledPanel } from '../../menu-panels/useToggledPanel.ts'
import { Link } from '../../router/Link.tsx'
import { useSearchParams } from '../../router/RouterContext.ts'

/** Menu of the payable services; selecting one opens its form (LAY-18). Renders nothing without services. */
export function ServicesMenu() {
  const t = useT()
  const locale = useLocale()
  const search = useSearchParams()
  const panel = useToggledPanel<HTMLDivElement>('card-payment')
  // The same request as the element's, so both share one answer.
  const services = useQuery({
    queryKey: ['card-payment', 'services', locale],
    queryFn: () =>
      readPublic(getSuite(), 'cardServices', value => CardPaymentServicesAnswer.shape.data.parse(value), {
        locale,
      }),
  }).data
  if (!services || services.length === 0) return null
  return (
    <div className="site-services" ref={panel.around}>
      <PanelButton panel={panel} className="site-more-button">
        {t('cardPayment.services')}
        <Icon node={ChevronDown} />
      </PanelButton>
      <ul id={panel.id} hidden={!panel.open}>
        {services.map(({ code, title }) => (
          <li key={code}>
            <Link
              to={`/card-payment?service=${encodeURIComponent(code)}`}
              aria-current={search.get('service') === code ? 'true' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
