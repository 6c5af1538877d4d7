import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'
import { useScrollRestoration } from '../scroll/useScrollRestoration.ts'

/**
 * Scrolls somebody's page as pages of the portal come and go in it: a new one is read from its top, wherever the portal
 * stands. How the browser scrolls in that page stays as it is.
 */
export function ElementScrollRestoration() {
  const { host } = useHostEnvironment()
  const { pathname } = useLocation()
  const how = useNavigationType()
  const before = useRef(pathname)
  useScrollRestoration()
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // While the page is loading the portal finds its first place by itself: nobody has asked for that.
    const isAsked = how === 'PUSH' || (how === 'REPLACE' && host.matches(':focus-within'))
    if (isAsked && host.getBoundingClientRect().top < 0) host.scrollIntoView()
  }, [host, pathname, how])
  return null
}
