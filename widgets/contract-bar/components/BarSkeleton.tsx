import rowsCss from '../../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'

/** Placeholder of the bar while its contract or its script loads. */
export function BarSkeleton() {
  useSheet(rowsCss)
  return (
    <div className="bar" part="bar" aria-busy="true">
      <span className="row-text stack">
        <SkeletonBar width="90px" />
        <SkeletonBar width="180px" height="16px" />
      </span>
      <SkeletonBar width="170px" height="44px" />
    </div>
  )
}
