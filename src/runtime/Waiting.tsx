import { useContext } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ElementContext } from './ElementContext.ts'

/** Stands for what is to come, about as high as that: what stands below does not jump when it comes. */
export const Waiting = () => <Skeleton lines={4} height={useContext(ElementContext)?.height} />
