import { createStore } from 'zustand/vanilla'
import { whenLoaded } from './whenLoaded.ts'

/** Milliseconds that the page opened first has for itself at most, before what nobody came for. */
const patience = 5000

/** Milliseconds that what stands around the page waits for it at most. */
const brief = 500

/** How far the page opened first has come. */
export const progress = createStore<{
  /** It shows what it is about, or has had time enough: menus, counters and small pieces around it may come. */
  readonly isFirstRendered: boolean
  /** The browser has nothing left to do for it: what nobody came for may come. */
  readonly isIdle: boolean
}>(() => ({ isFirstRendered: false, isIdle: false }))

/** Waits until it has come so far. */
const until = (step: 'isFirstRendered' | 'isIdle') =>
  new Promise<void>(resolve => {
    if (progress.getState()[step]) return resolve()
    const stop = progress.subscribe(state => {
      if (!state[step]) return
      stop()
      resolve()
    })
  })

const tellShown = () => progress.setState({ isFirstRendered: true })

/**
 * Waits until the page opened first shows what it is about, or has had time enough. Menus, counters and small pieces
 * around it ask for what they need only then: a phone does one thing at a time.
 */
export function whenFirstRendered(): Promise<void> {
  if (!progress.getState().isFirstRendered) setTimeout(tellShown, brief)
  return until('isFirstRendered')
}

let isNoted = false

/** Told by every page when it is drawn. */
export function trackFirstPage(main: HTMLElement | null | undefined): void {
  if (isNoted || !main) return
  isNoted = true
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  void whenLoaded(main, patience).then(() => {
    tellShown()
    whenIdle(() => progress.setState({ isIdle: true }))
  })
}

/** Waits until nothing is left to do for the page opened first. */
export const whenIdle = (): Promise<void> => until('isIdle')
