import { useState } from 'react'
import type { Rows } from './rowsOf.ts'

/** Rows that are drawn at first, and how many more at each press. */
const step = 60

/**
 * As much of a list as is drawn: an answer of thousands of rows does not make the page wait, and "more" shows what
 * has come before it asks for what has not.
 */
export function useVisibleRows<Row>(all: Rows<Row>, onMore: () => void) {
  const [shown, setShown] = useState(step)
  const isCut = all.rows.length > shown
  const list: Rows<Row> = isCut ? { ...all, rows: all.rows.slice(0, shown), more: 'ready' } : all
  return {
    list,
    onMore() {
      setShown(shown + step)
      if (!isCut) onMore()
    },
  }
}
