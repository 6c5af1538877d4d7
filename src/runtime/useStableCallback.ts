import { useCallback, useRef } from 'react'

/** A callback with a stable identity that calls the newest function, so that memoized rows do not render again. */
export function useStableCallback<Arguments extends readonly unknown[], Answer>(
  newest: (...args: Arguments) => Answer,
): (...args: Arguments) => Answer {
  const ref = useRef(newest)
  ref.current = newest
  return useCallback((...args: Arguments) => ref.current(...args), [])
}
