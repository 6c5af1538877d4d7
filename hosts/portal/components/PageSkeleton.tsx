import { Skeleton } from '../../../src/ui/Skeleton.tsx'

/** Stands for a page until it is known who the person is. */
export const PageSkeleton = () => <Skeleton lines={6} />
