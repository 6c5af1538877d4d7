import { useContext } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ElementContext } from './ElementContext.ts'

/** Skeleton of an element, about as high as its content, to avoid layout shifts. */
export const Waiting = () => <Skeleton lines={4} height={useContext(ElementContext)?.height} />
