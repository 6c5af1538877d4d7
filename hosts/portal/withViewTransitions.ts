import type { DataRouter, RouterSubscriber } from 'react-router'

/** Whether the page may move: browsers without view transitions, and people who want calm, just see the next page. */
const mayMove = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The same router, whose steps to other pages fade into each other. Its own way draws within effects, which Preact runs
 * after the browser has painted; in a transition the browser paints only once the new page is drawn.
 */
export function withViewTransitions(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = draw => {
    let shown = router.state.location.pathname
    /** What is to be drawn once the browser has kept a picture of the page before; the newest counts. */
    let next: Parameters<RouterSubscriber> | undefined
    return router.subscribe((...told) => {
      const [{ location, historyAction }] = told
      const isStep = location.pathname !== shown && historyAction !== 'REPLACE'
      shown = location.pathname
      if (next) next = told
      else if (isStep && mayMove()) {
        next = told
        document.startViewTransition(async () => {
          const newest = next ?? told
          next = undefined
          draw(...newest)
          // What is drawn, and what that asks to be drawn again, waits in the queue of promises: all before a timer.
          await new Promise(resolve => setTimeout(resolve))
        })
      } else draw(...told)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}
