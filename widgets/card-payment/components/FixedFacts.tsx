import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import type { Fixed } from '../model.ts'
import type { CardPaymentService } from '../openPayment.ts'

interface Props {
  readonly fixed: Fixed
  readonly services: readonly CardPaymentService[]
}

/** Read-only facts of a payment session fixed by the partner's server. */
export function FixedFacts({ fixed, services }: Props) {
  const t = useT()
  const { money } = useFormat()
  const title = services.find(({ code }) => code === fixed.service)?.title ?? fixed.service
  return (
    <div className="pay-fixed">
      <p className="pay-amount money">{money(fixed.amount, fixed.currency)}</p>
      <dl>
        <div>
          <dt>{t('what.service')}</dt>
          <dd>{title}</dd>
        </div>
        <div>
          <dt>{t('what.reference')}</dt>
          <dd>{fixed.reference}</dd>
        </div>
      </dl>
    </div>
  )
}
