import { createStore } from 'zustand/vanilla'
import { whenLoaded } from './whenLoaded.ts'

/** Milliseconds after which the first page counts as loaded. */
const loadTimeout = 5000

/** Milliseconds after which the layout no longer waits for the first page. */
const layoutTimeout = 500

/** Loading progress of the page opened first. */
export const progress = createStore<{
  /** Its main element has rendered, or timed out: menus, counters and small elements may load. */
  readonly isFirstRendered: boolean
  /** The browser is idle: banners, chat and the service worker may load. */
  readonly isIdle: boolean
}>(() => ({ isFirstRendered: false, isIdle: false }))

/** Resolves at a step. */
const until = (step: 'isFirstRendered' | 'isIdle') =>
  new Promise<void>(resolve => {
    if (progress.getState()[step]) return resolve()
    const unsubscribe = progress.subscribe(state => {
      if (!state[step]) return
      unsubscribe()
      resolve()
    })
  })

const setFirstRendered = () => progress.setState({ isFirstRendered: true })

/**
 * Resolves when the first page's main element has rendered, or after a timeout. Menus, counters and small elements load
 * after that, because they would compete with it on a phone.
 */
export function whenFirstRendered(): Promise<void> {
  if (!progress.getState().isFirstRendered) setTimeout(setFirstRendered, layoutTimeout)
  return until('isFirstRendered')
}

let isTracked = false

/** Called by every page when it has rendered; tracks only the first. */
export function trackFirstPage(main: HTMLElement | null | undefined): void {
  if (isTracked || !main) return
  isTracked = true
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  void whenLoaded(main, loadTimeout).then(() => {
    setFirstRendered()
    whenIdle(() => progress.setState({ isIdle: true }))
  })
}

/** Resolves when the browser is idle after the first page. */
export const whenIdle = (): Promise<void> => until('isIdle')
