import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has been near the viewport once; true in browsers without IntersectionObserver. */
export function useInView<Shown extends Element>(): readonly [RefObject<Shown | null>, boolean] {
  const ref = useRef<Shown>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const shown = ref.current
    if (seen || !shown) return
    if (!('IntersectionObserver' in globalThis)) return setSeen(true)
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(shown)
    return () => observer.disconnect()
  }, [seen])
  return [ref, seen]
}
