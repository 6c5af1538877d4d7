import { useT } from '../../../../src/i18n/useT.ts'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'
import { Link } from '../../router/Link.tsx'
import { addressOf, billedContract, useChosenContract } from './billedContract.ts'

/** Link to the user's own bill, if a contract is active and its vendor shows bills (LAY-11). */
export function BillLink() {
  const t = useT()
  const groups = useSuiteSession(state => state.groups)
  const billed = billedContract(useChosenContract(), groups)
  if (!billed) return null
  return (
    <aside className="site-bill-link" aria-label={t('cardPayment.ownBill')}>
      <div className="site-bar">
        <p>{t('cardPayment.ownBillText', { number: billed.contract.username })}</p>
        <Link to={`${addressOf(billed)}/bill`}>{t('cardPayment.ownBill')}</Link>
      </div>
    </aside>
  )
}
