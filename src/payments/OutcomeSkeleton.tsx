import { SkeletonBar } from '../ui/SkeletonBar.tsx'

/** Skeleton in the shape of a payment's outcome, so that what is below does not move. */
export const OutcomeSkeleton = () => (
  <div className="card stack" aria-busy="true">
    <SkeletonBar width="48px" height="48px" />
    <SkeletonBar width="180px" height="28px" />
    <SkeletonBar width="100%" height="120px" />
  </div>
)
