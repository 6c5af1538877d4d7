import { useLayoutEffect } from 'react'
import { useLocation, useRouterState } from '../router/RouterContext.ts'
import { scrollKeyOf, scrollPosition, setScrollPosition } from './scrollPositions.ts'

/** Milliseconds in which a page's content is expected to load again. */
const contentTimeout = 3000

const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position on back, forward and reload. Elements load after the page and move its content, so the
 * position is restored at every resize of the body until the content has loaded or the user scrolls.
 */
export function useScrollRestoration(): void {
  const key = scrollKeyOf(useLocation())
  const isBack = useRouterState().historyAction === 'POP'

  // A layout effect, because a scroll event of the next page must not be stored for this one.
  useLayoutEffect(() => {
    const position = (isBack && scrollPosition(key)) || undefined
    let isRestoring = position !== undefined
    const onScroll = () => {
      if (!isRestoring) setScrollPosition(key, scrollY)
    }
    addEventListener('scroll', onScroll, { passive: true })
    const stopListening = () => removeEventListener('scroll', onScroll)
    if (position === undefined) return stopListening
    const observer = new ResizeObserver(() => scrollTo(0, position))
    observer.observe(document.body)
    const stop = () => {
      isRestoring = false
      observer.disconnect()
    }
    const timer = setTimeout(stop, contentTimeout)
    for (const name of userInputs) addEventListener(name, stop, { passive: true, once: true })
    return () => {
      stopListening()
      stop()
      clearTimeout(timer)
      for (const name of userInputs) removeEventListener(name, stop)
    }
  }, [key, isBack])
}
