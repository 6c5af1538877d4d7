import { ScrollRestoration } from 'react-router'
import { storageKey, useScrollRestoration } from './useScrollRestoration.ts'

/** Scrolls the window as pages come and go. */
export function RestoreScroll() {
  useScrollRestoration()
  return <ScrollRestoration storageKey={storageKey} />
}
