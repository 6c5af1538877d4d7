import { type RefObject, useEffect, useState } from 'react'
import { whenLoaded } from './whenLoaded.ts'

/** Milliseconds that the rest of a page waits for a part of it. */
const patience = 2000

/** Whether the elements of a part of the page show what they have to show, or have had time enough. */
export function useLoaded(part: RefObject<Element | null>): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const leaving = new AbortController()
    void whenLoaded(part.current, patience, leaving.signal).then(() => setSettled(true))
    return () => leaving.abort()
  }, [part])
  return isSettled
}
