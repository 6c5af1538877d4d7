import { CreditCard } from 'lucide'
import type { PaymentMethod } from '../api/schemas/payments.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useT } from '../i18n/useT.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useSheet } from '../ui/useSheet.ts'
import payMethodsCss from './payMethods.css?inline'

interface Props {
  readonly method: PaymentMethod
  readonly checked: boolean
  readonly onChoose: () => void
}

/**
 * A payment method with logo and fee; the whole row can be pressed. Texts are the widget's own: pay.card.title,
 * pay.free and pay.fee.
 */
export function PayMethod({ method, checked, onChoose }: Props) {
  useSheet(payMethodsCss)
  const t = useT()
  const { money } = useFormat()
  const { type, title, logo, fee, currency } = method
  const isFree = !/[1-9]/.test(fee)
  return (
    <label className={checked ? 'pay-method checked' : 'pay-method'}>
      <input type="radio" name="method" checked={checked} onChange={onChoose} />
      <span className="pay-radio" aria-hidden="true" />
      {type === 'card' ? (
        <span className="logo pay-card">
          <Icon node={CreditCard} />
        </span>
      ) : (
        <Logo name={title} src={logo} />
      )}
      <span className="pay-words">
        <span className="pay-name">{type === 'card' ? t('pay.card.title') : title}</span>
        <span className="muted small">
          {isFree ? t('pay.free') : t('pay.fee', { fee: money(fee, currency) })}
        </span>
      </span>
    </label>
  )
}
