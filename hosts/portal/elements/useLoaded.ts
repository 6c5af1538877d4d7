import { type RefObject, useEffect, useState } from 'react'
import { whenLoaded } from './whenLoaded.ts'

/** Milliseconds that the rest of a page waits at most. */
const timeout = 2000

/** Whether the elements in a part of the page have rendered their data, or timed out. */
export function useLoaded(part: RefObject<Element | null>): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const unmounted = new AbortController()
    void whenLoaded(part.current, timeout, unmounted.signal).then(() => setLoaded(true))
    return () => unmounted.abort()
  }, [part])
  return isLoaded
}
