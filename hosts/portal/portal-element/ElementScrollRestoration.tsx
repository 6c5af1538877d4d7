import { useLayoutEffect, useRef } from 'react'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'
import { useLocation, useRouterState } from '../router/RouterContext.ts'
import { useScrollRestoration } from '../scroll/useScrollRestoration.ts'

/** Scrolls the host page to the top of the portal after navigation. The page's own scroll restoration is unchanged. */
export function ElementScrollRestoration() {
  const { host } = useHostEnvironment()
  const { pathname } = useLocation()
  const how = useRouterState().historyAction
  const previousPath = useRef(pathname)
  useScrollRestoration()
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    // Redirects while the page loads are not navigation by the user.
    const isByUser = how === 'PUSH' || (how === 'REPLACE' && host.matches(':focus-within'))
    if (isByUser && host.getBoundingClientRect().top < 0) host.scrollIntoView()
  }, [host, pathname, how])
  return null
}
