import { createStore } from 'zustand/vanilla'
import { whenSettled } from './elements/whenSettled.ts'

/** Milliseconds that the page opened first has for itself at most. */
const patience = 5000

/** Whether what nobody came for may come: the page opened first shows what it was opened for. */
export const calm = createStore<{ readonly is: boolean }>(() => ({ is: false }))

let isNoted = false

/** Told by every page when it is drawn. */
export function notePage(main: HTMLElement | null | undefined): void {
  if (isNoted || !main) return
  isNoted = true
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  void whenSettled(main, patience).then(() => whenIdle(() => calm.setState({ is: true })))
}

/** Does something once that is so. */
export const whenCalm = (act: () => void): void => {
  const stop = calm.subscribe(() => {
    stop()
    act()
  })
}
