import { useCallback, useRef } from 'react'

/** A function that stays the same while what it does is always the newest: rows that get it need not draw again. */
export function useStableCallback<Arguments extends readonly unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const ref = useRef(newest)
  ref.current = newest
  return useCallback((...given: Arguments) => ref.current(...given), [])
}
