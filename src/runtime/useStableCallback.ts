import { useCallback, useRef } from 'react'

/** A callback with a stable identity that calls the newest function, so that memoized rows do not render again. */
export function useStableCallback<Arguments extends readonly unknown[], Answer>(
  newest: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const ref = useRef(newest)
  ref.current = newest
  return useCallback((...given: Arguments) => ref.current(...given), [])
}
