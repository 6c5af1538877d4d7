import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Where the router keeps places on pages. */
export const storageKey = 'resident-scroll'

/** Milliseconds in which a page is expected to have its content again. */
const patience = 3000

const endings = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Places on pages seen since the site was loaded, by the key of the visit. */
const places = new Map<string, number>()

/** Where somebody was on a page, also before the site was loaded anew. */
function keptPlace(key: string): number | undefined {
  try {
    if (places.has(key)) return places.get(key)
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[key]
  } catch {
    return undefined
  }
}

/**
 * Finds the place on a page again when somebody comes back to it. The content of elements comes after the page and moves
 * it, so the place is held until the content is there, or until the person moves by themselves.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'

  // At once: a scroll that comes with the next page must not be noted for this one.
  useLayoutEffect(() => {
    const place = (isBack && keptPlace(key)) || undefined
    let isHeld = place !== undefined
    const note = () => {
      if (!isHeld) places.set(key, scrollY)
    }
    addEventListener('scroll', note, { passive: true })
    const leave = () => removeEventListener('scroll', note)
    if (place === undefined) return leave
    const observer = new ResizeObserver(() => scrollTo(0, place))
    observer.observe(document.body)
    const stop = () => {
      isHeld = false
      observer.disconnect()
    }
    const timer = setTimeout(stop, patience)
    for (const name of endings) addEventListener(name, stop, { passive: true, once: true })
    return () => {
      leave()
      stop()
      clearTimeout(timer)
      for (const name of endings) removeEventListener(name, stop)
    }
  }, [key, isBack])
}
