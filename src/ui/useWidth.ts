import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in whole pixels, followed as it changes; 0 until it is known. */
export function useWidth<Shown extends Element>(): readonly [RefObject<Shown | null>, number] {
  const ref = useRef<Shown>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const shown = ref.current
    if (!shown) return
    // Told before anything is painted, and without having the browser work out the whole page's layout for it.
    const observer = new ResizeObserver(() => setWidth(Math.floor(shown.getBoundingClientRect().width)))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
