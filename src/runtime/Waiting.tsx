import { Skeleton } from '../ui/Skeleton.tsx'

/** Skeleton of an element. */
export const Waiting = () => <Skeleton lines={4} />
