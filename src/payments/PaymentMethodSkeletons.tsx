import { useT } from '../i18n/useT.ts'
import { SkeletonBar } from '../ui/SkeletonBar.tsx'
import { SlowNotice } from '../ui/SlowNotice.tsx'
import { useSheet } from '../ui/useSheet.ts'
import payMethodsCss from './payMethods.css?inline'

/** Skeletons in the shape of the payment methods. */
export function PaymentMethodSkeletons({ slow = false }: { readonly slow?: boolean }) {
  useSheet(payMethodsCss)
  const t = useT()
  return (
    <div className="pay-methods" aria-busy="true">
      {['a', 'b', 'c', 'd'].map(row => (
        <div key={row} className="pay-method">
          <SkeletonBar />
          <SkeletonBar />
        </div>
      ))}
      {slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
    </div>
  )
}
