import { useT } from '../i18n/useT.ts'
import { SkeletonBar } from '../ui/SkeletonBar.tsx'
import { Slow } from '../ui/Slow.tsx'

/** In the shape of the ways to pay that are to come. Needs pay.css. */
export function PaymentMethodSkeletons({ slow = false }: { readonly slow?: boolean }) {
  const t = useT()
  return (
    <div className="pay-methods" aria-busy="true">
      {['a', 'b', 'c', 'd'].map(row => (
        <div key={row} className="pay-method">
          <SkeletonBar width="40px" height="40px" />
          <SkeletonBar width="45%" />
        </div>
      ))}
      {slow && <Slow>{t('shared:slow')}</Slow>}
    </div>
  )
}
