import { useState } from 'react'
import type { Rows } from './rowsOf.ts'

/** Rows rendered at first, and added by each click. */
const step = 60

/**
 * Limits the rendered rows, so that an answer of thousands of rows does not block the page; "more" renders loaded
 * rows before it loads others.
 */
export function useVisibleRows<Row>(all: Rows<Row>, onMore: () => void) {
  const [visibleCount, setVisibleCount] = useState(step)
  const isCut = all.rows.length > visibleCount
  const list: Rows<Row> = isCut ? { ...all, rows: all.rows.slice(0, visibleCount), more: 'ready' } : all
  return {
    list,
    onMore() {
      setVisibleCount(visibleCount + step)
      if (!isCut) onMore()
    },
  }
}
