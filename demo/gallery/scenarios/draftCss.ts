import { injectStyles } from 'shadow-dom-inject-styles'

/** Messages between the page of a state and the page that embeds it, about a draft of CSS. */
export type DraftMessage =
  /** The state has rendered and accepts drafts. */
  { readonly type: 'gallery-state-ready' } | { readonly type: 'gallery-draft-css'; readonly css: string }

export const isDraftMessage = (data: unknown): data is DraftMessage =>
  typeof data === 'object' && data !== null && 'type' in data && String(data.type).startsWith('gallery-')

/** Replaces the draft of CSS in an element that has already rendered. */
function showDraftCss(host: HTMLElement, css: string): void {
  for (const style of host.shadowRoot?.querySelectorAll('style') ?? []) style.remove()
  if (css) injectStyles(host, '.root', css)
}

/** In the page of a state: applies the drafts that the embedding page sends. */
export function followDraftCss(host: HTMLElement): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent || !isDraftMessage(data)) return
    if (data.type === 'gallery-draft-css') showDraftCss(host, data.css)
  })
  parent.postMessage({ type: 'gallery-state-ready' } satisfies DraftMessage, location.origin)
}
