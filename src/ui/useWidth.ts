import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width of an element in whole pixels, observed; 0 until it is known. */
export function useWidth<Shown extends Element>(): readonly [RefObject<Shown | null>, number] {
  const ref = useRef<Shown>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // The observer reports before paint and without forcing a layout.
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.getBoundingClientRect().width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
