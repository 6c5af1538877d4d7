import { ScrollRestoration } from 'react-router'
import { scrollKeyOf, storageKey } from './scrollPositions.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** Scrolls the window on navigation: to the top, or to the position that was left. */
export function WindowScrollRestoration() {
  useScrollRestoration()
  return <ScrollRestoration storageKey={storageKey} getKey={scrollKeyOf} />
}
