import { frameShown } from '../../../src/runtime/frameShown.ts'

const key = Symbol.for('resident-portal.first-page')
type Page = { [key]?: Promise<void> }

/** Tells the portal's other scripts that the page is drawn, and shown with the next frame. */
export function announceFirstPage(): Promise<void> {
  const shown = frameShown()
  ;(globalThis as Page)[key] = shown
  return shown
}

/** Waits for the frame that shows a drawn page, if one is drawn already. */
export const firstPageShown = async (): Promise<void> => (globalThis as Page)[key]
