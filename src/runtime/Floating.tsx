import { type ReactNode, useEffect, useState } from 'react'
import { useSheet } from '../ui/useSheet.ts'
import floatingCss from './floating.css?inline'

/** Scroll distance in pixels that is ignored, e.g. of a trembling finger. */
const still = 8

interface Props {
  readonly className?: string
  readonly hidden?: boolean
  /** Stays visible while in use. */
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
      // The bounce at the top of the page is not a scroll.
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
