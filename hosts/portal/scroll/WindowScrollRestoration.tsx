import { useEffect, useLayoutEffect } from 'react'
import { useRouterState } from '../router/RouterContext.ts'
import { scrollKeyOf, scrollPosition, storeScrollPositions } from './scrollPositions.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** The element that a fragment names. */
const anchorOf = (hash: string) => hash !== '' && document.getElementById(safelyDecoded(hash.slice(1)))

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The browser's own restoration comes before the page has its content, but serves while another site is open. */
const setBrowsersRestoration = (value: ScrollRestoration) => {
  history.scrollRestoration = value
}

/** Scrolls the window on navigation: to the position that was left, to the fragment's element, or to the top. */
export function WindowScrollRestoration() {
  const { location, preventScrollReset } = useRouterState()
  useScrollRestoration()

  useEffect(() => {
    const onShow = () => setBrowsersRestoration('manual')
    const onHide = () => {
      storeScrollPositions()
      setBrowsersRestoration('auto')
    }
    onShow()
    addEventListener('pageshow', onShow)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pageshow', onShow)
      removeEventListener('pagehide', onHide)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another location scrolls
  useLayoutEffect(() => {
    const position = scrollPosition(scrollKeyOf(location))
    const anchor = anchorOf(location.hash)
    if (position !== undefined) scrollTo(0, position)
    else if (anchor) anchor.scrollIntoView()
    else if (!preventScrollReset) scrollTo(0, 0)
  }, [location])
  return null
}
