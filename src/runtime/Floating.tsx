import { type ReactNode, useEffect, useState } from 'react'
import { useSheet } from '../ui/useSheet.ts'
import floatingCss from './floating.css?inline'

/** Pixels that are no scrolling yet, but a finger that trembles. */
const still = 8

interface Props {
  readonly className?: string
  readonly hidden?: boolean
  /** Whether it is in use: then it stays. */
  readonly inUse?: boolean
  readonly children: ReactNode
}

/** Floats over the page: hides while the page is scrolled down, returns when it is scrolled up. */
export function Floating({ className = '', hidden = false, inUse = false, children }: Props) {
  useSheet(floatingCss)
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      if (Math.abs(scrollY - last) < still) return
      // Where the page bounces at its top, the way back down is no reading.
      setAside(scrollY > last && scrollY > 0)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return (
    <div className={`floating ${className}${isAside && !inUse ? ' aside' : ''}`} hidden={hidden}>
      {children}
    </div>
  )
}
