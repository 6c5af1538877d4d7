import { injectStyles } from 'shadow-dom-inject-styles'

/** What the page of a state and the page around its frame say to each other about a draft of CSS. */
export type DraftMessage =
  /** The state is drawn and takes drafts. */
  { readonly type: 'gallery-state-ready' } | { readonly type: 'gallery-draft-css'; readonly css: string }

export const isDraftMessage = (data: unknown): data is DraftMessage =>
  typeof data === 'object' && data !== null && 'type' in data && String(data.type).startsWith('gallery-')

/** Puts a draft of CSS into an element in place of the draft before. The element has to be drawn already. */
function showDraftCss(host: HTMLElement, css: string): void {
  for (const style of host.shadowRoot?.querySelectorAll('style') ?? []) style.remove()
  if (css) injectStyles(host, '.root', css)
}

/** In the page of a state: takes drafts from the page around it. */
export function followDraftCss(host: HTMLElement): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent || !isDraftMessage(data)) return
    if (data.type === 'gallery-draft-css') showDraftCss(host, data.css)
  })
  parent.postMessage({ type: 'gallery-state-ready' } satisfies DraftMessage, location.origin)
}
