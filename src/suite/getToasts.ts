import { findLoader } from '../client/findLoader.ts'
import { createToasts, type Toasts } from './createToasts.ts'

/** The page's toasts. */
export function getToasts(suite: { readonly shared: Map<string, unknown> }): Toasts {
  const present = suite.shared.get('toasts')
  if (present) return present as Toasts
  const toasts = createToasts(showToasts)
  suite.shared.set('toasts', toasts)
  return toasts
}

/** On a page without a toasts element, the first toast appends one. */
function showToasts() {
  const loader = findLoader()
  if (!loader || document.querySelector('resident-toasts')) return
  document.body.append(document.createElement('resident-toasts'))
  loader.load('resident-toasts')
}
