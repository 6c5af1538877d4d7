import { createStore } from 'zustand/vanilla'
import { whenSettled } from './elements/whenSettled.ts'

/** Milliseconds that the page opened first has for itself at most, before what nobody came for. */
const patience = 5000

/** Milliseconds that what stands around the page waits for it at most. */
const brief = 500

let tellShown: () => void = () => undefined
const shown = new Promise<void>(resolve => {
  tellShown = resolve
})

/**
 * Waits until the page opened first shows what it is about, or has had time enough. Menus, counters and small pieces
 * around it ask for what they need only then: a phone does one thing at a time.
 */
export function whenShown(): Promise<void> {
  setTimeout(tellShown, brief)
  return shown
}

/** Whether what nobody came for may come: the page opened first shows what it was opened for. */
export const calm = createStore<{ readonly is: boolean }>(() => ({ is: false }))

let isNoted = false

/** Told by every page when it is drawn. */
export function notePage(main: HTMLElement | null | undefined): void {
  if (isNoted || !main) return
  isNoted = true
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  void whenSettled(main, patience).then(() => {
    tellShown()
    whenIdle(() => calm.setState({ is: true }))
  })
}

/** Does something once that is so. */
export const whenCalm = (act: () => void): void => {
  const stop = calm.subscribe(() => {
    stop()
    act()
  })
}
