import type { Router, RouterState } from '../router/createRouter.ts'

/** Whether the browser has view transitions and the user allows motion. */
const canAnimate = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The same router, with a view transition on every navigation to another path: its listener is called once the browser has
 * captured the old page.
 */
export function withViewTransitions(router: Router): Router {
  const subscribe: Router['subscribe'] = render => {
    let pathname = router.state.location.pathname
    /** The newest update, to be rendered once the browser has captured the old page. */
    let pending: RouterState | undefined
    return router.subscribe(update => {
      const { location, historyAction } = update
      const isNavigation = location.pathname !== pathname && historyAction !== 'REPLACE'
      pathname = location.pathname
      if (pending) pending = update
      else if (isNavigation && canAnimate()) {
        pending = update
        const transition = document.startViewTransition(async () => {
          const newest = pending ?? update
          pending = undefined
          render(newest)
          // Rendering and the updates it causes are microtasks: all of them run before a timer.
          await new Promise(resolve => setTimeout(resolve))
        })
        // Rejects when the next navigation, or a hidden tab, skips the animation; the page is rendered all the same.
        transition.ready.catch(() => undefined)
      } else render(update)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}
