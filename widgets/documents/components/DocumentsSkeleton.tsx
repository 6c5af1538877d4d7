import { useT } from '../../../src/i18n/useT.ts'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'

/** Skeleton in the shape of the rows. */
export function DocumentsSkeleton({ slow }: { readonly slow: boolean }) {
  const t = useT()
  return (
    <div className="rows-to-come" aria-busy="true">
      {slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
      {['a', 'b', 'c', 'd', 'e'].map(row => (
        <div key={row}>
          <SkeletonBar width="55%" />
          <SkeletonBar width="64px" />
        </div>
      ))}
    </div>
  )
}
