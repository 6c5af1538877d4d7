import { findLoader, tagOf } from '../client/findLoader.ts'
import { createToasts, type Toasts } from './createToasts.ts'
import { pageShare } from './pageShare.ts'

/** The page's toasts. */
export function getToasts(): Toasts {
  const share = pageShare()
  share.toasts ??= createToasts(showToasts)
  return share.toasts
}

/** On a page without a toasts element, the first toast appends one. */
function showToasts() {
  const loader = findLoader()
  const tag = tagOf('toasts')
  if (!loader || document.querySelector(tag) || getToasts().layer?.isConnected) return
  document.body.append(document.createElement(tag))
  loader.load(tag)
}
