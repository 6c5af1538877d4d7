import { useT } from '../../../src/i18n/useT.ts'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'

/** Skeleton in the shape of the rows. */
export function MetersSkeleton({ slow }: { readonly slow: boolean }) {
  const t = useT()
  return (
    <div className="meters-to-come" aria-busy="true">
      <SkeletonBar width="100%" height="48px" />
      {slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
      {['a', 'b', 'c', 'd'].map(row => (
        <div key={row}>
          <SkeletonBar width="45%" height="20px" />
          <SkeletonBar width="60%" />
          <SkeletonBar width="100%" height="44px" />
        </div>
      ))}
    </div>
  )
}
