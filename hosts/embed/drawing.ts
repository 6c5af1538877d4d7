import type { Loader } from '../../src/client/findLoader.ts'
import { hostStyleTag } from '../../src/element/hostStyleTag.ts'
import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { hasDrafts } from '../../src/session/hasDrafts.ts'

// What the scripts share that draw elements before the elements' own scripts are there.

/** Whether something on the page changes what the element shows first. */
export const isFirstStateChanged = ({ styles, api, getIdentityToken }: Loader['config']): boolean =>
  // The return from a bank shows the outcome.
  Boolean(styles ?? document.querySelector(hostStyleTag) ?? getIdentityToken ?? paymentInUrl()) ||
  api === 'sandbox' ||
  hasDrafts()

/** Attributes of every tag that change nothing in an element. */
const neutral = /^(id|class|style|lang|title|data-.*)$/

/** Whether an element has no attributes beside these and neutral ones. */
export const hasOnly = (host: Element, attributes: readonly string[]): boolean =>
  host.getAttributeNames().every(name => attributes.includes(name) || neutral.test(name))

/** The shadow root of an element, for what is shown before its own scripts are there. */
export const rootOf = (host: Element): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' })

/** Shows the page's own content of a tag whose element is not there. */
export function showFallback(host: Element) {
  if (host.matches(':not(:defined)')) rootOf(host).append(document.createElement('slot'))
}

/** Shows the page's own content of the tag beside its drawing when a script of the elements cannot be fetched. */
export function showFallbackOnError(host: Element, base: string) {
  const onError = ({ target }: Event) => {
    // What has failed may have no address.
    if (!String((target as HTMLLinkElement).href).startsWith(base)) return
    removeEventListener('error', onError, true)
    showFallback(host)
  }
  // Errors of links do not bubble.
  addEventListener('error', onError, true)
}
