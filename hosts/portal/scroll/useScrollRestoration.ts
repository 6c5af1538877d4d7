import { useLayoutEffect } from 'react'
import { useLocation, useRouterState } from '../router/RouterContext.ts'
import { scrollKeyOf, scrollPosition, setScrollPosition } from './scrollPositions.ts'

/** Milliseconds in which more of a page's content is expected after there is enough of it to scroll to the position. */
export const contentTimeout = 3000

const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position on back, forward and reload. Elements load after the page and move its content, so the
 * position is restored at every resize of the body until the content has loaded, however late, or the user scrolls.
 */
export function useScrollRestoration(): void {
  const key = scrollKeyOf(useLocation())
  const isBack = useRouterState().historyAction === 'POP'

  // A layout effect, because a scroll event of the next page must not be stored for this one.
  useLayoutEffect(() => {
    const position = (isBack && scrollPosition(key)) || undefined
    let isRestoring = position !== undefined
    const save = () => {
      if (!isRestoring) setScrollPosition(key, scrollY)
    }
    addEventListener('scroll', save, { passive: true })
    // The last scroll's event would come with a frame that is not drawn. Capturing, to be before what stores positions.
    addEventListener('pagehide', save, { capture: true })
    const stopSaving = () => {
      removeEventListener('scroll', save)
      removeEventListener('pagehide', save, { capture: true })
    }
    if (position === undefined) return stopSaving
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      isRestoring = false
      observer.disconnect()
    }
    const restore = () => {
      scrollTo(0, position)
      if (Math.abs(scrollY - position) < 1) timer ??= setTimeout(stop, contentTimeout)
    }
    const observer = new ResizeObserver(restore)
    observer.observe(document.body)
    for (const name of userInputs) addEventListener(name, stop, { passive: true, once: true })
    return () => {
      stopSaving()
      stop()
      clearTimeout(timer)
      for (const name of userInputs) removeEventListener(name, stop)
    }
  }, [key, isBack])
}
