import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has been near the viewport once; true in browsers without IntersectionObserver. */
export function useInView<Shown extends Element>(): readonly [RefObject<Shown | null>, boolean] {
  const ref = useRef<Shown>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isInView || !element) return
    if (!('IntersectionObserver' in globalThis)) return setInView(true)
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInView])
  return [ref, isInView]
}
