import { Link } from 'react-router'
import { useT } from '../../../../src/i18n/useT.ts'
import { useOwnContract } from './useOwnContract.ts'

/** The way to the person's own bill, where their vendor shows bills and their contract is active (LAY-11). */
export function BillLink() {
  const t = useT()
  const own = useOwnContract()
  if (!own?.contract.isActive || !own.group.settings.billLinkEnabled) return null
  return (
    <aside className="site-bill-link" aria-label={t('cardPayment.ownBill')}>
      <div className="site-bar">
        <p>{t('cardPayment.ownBillText', { number: own.contract.username })}</p>
        <Link to={`${own.base}/bill`}>{t('cardPayment.ownBill')}</Link>
      </div>
    </aside>
  )
}
