import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether an element keeps the place that its page reserves, although its content is lower: until what is below the
 * content is out of view. Then it can move without anybody seeing it, and without a layout shift (EMB-17).
 */
export function useKeptPlace(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const content = ref.current
    if (!isKept || !content) return
    const observer = new IntersectionObserver(
      entries =>
        entries.some(({ boundingClientRect: { bottom } }) => bottom >= innerHeight) && setKept(false),
      // Also when its lower edge enters or leaves the view.
      { threshold: [0, 1] },
    )
    observer.observe(content)
    return () => observer.disconnect()
  }, [isKept])
  return [ref, isKept]
}
