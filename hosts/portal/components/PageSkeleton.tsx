import { Skeleton } from '../../../src/ui/Skeleton.tsx'

/** Placeholder of a page while the session loads. */
export const PageSkeleton = () => <Skeleton lines={6} />
