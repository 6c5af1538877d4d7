import { useEffect, useState } from 'react'

/** Rows of the first drawing: what a window has room for. */
const first = 12
/** Rows of each further step: what a slow phone draws in a few frames. */
const step = 24

/**
 * How many of many rows to draw now: a screenful at once, the rest in steps while the browser is free, so that a
 * long list is there without a pause and is whole for finding and tabbing.
 */
export function useIncrementalRender(total: number): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return
    const timer = setTimeout(() => setShown(shown + step), 16)
    return () => clearTimeout(timer)
  }, [shown, total])
  return Math.min(shown, total)
}
