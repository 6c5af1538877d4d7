import { useEffect, useState } from 'react'

/** Rows of the first render: a screenful. */
const first = 12
/** Rows added per step: what a slow phone renders in a few frames. */
const step = 24

/**
 * Number of rows to render: a screenful first, the rest in steps while the browser is idle, so that a long list shows
 * without a pause and is complete for search and tabbing.
 */
export function useIncrementalRender(total: number): number {
  const [renderedCount, setRenderedCount] = useState(first)
  useEffect(() => {
    if (renderedCount >= total) return
    const timer = setTimeout(() => setRenderedCount(renderedCount + step), 16)
    return () => clearTimeout(timer)
  }, [renderedCount, total])
  return Math.min(renderedCount, total)
}
