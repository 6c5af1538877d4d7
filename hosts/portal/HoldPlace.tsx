import { ScrollRestoration } from 'react-router'
import { storageKey, useHeldPlace } from './useHeldPlace.ts'

/** Scrolls the window as pages come and go. */
export function HoldPlace() {
  useHeldPlace()
  return <ScrollRestoration storageKey={storageKey} />
}
