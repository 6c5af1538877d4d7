import { useT } from '../../../src/i18n/useT.ts'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'

/** Skeleton in the shape of the page. */
export function HouseSkeleton({ slow }: { readonly slow: boolean }) {
  const t = useT()
  return (
    <div className="stack" aria-busy="true">
      {slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
      <div className="house">
        <div className="card stack">
          <SkeletonBar width="160px" height="20px" />
          <SkeletonBar width="200px" height="36px" />
          <SkeletonBar width="100%" height="300px" />
        </div>
        <div className="card stack">
          <SkeletonBar width="120px" height="20px" />
          <SkeletonBar width="70%" />
          <SkeletonBar width="60%" />
          <SkeletonBar width="80%" />
        </div>
      </div>
    </div>
  )
}
