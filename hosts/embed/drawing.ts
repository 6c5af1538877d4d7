import type { Loader } from '../../src/client/findLoader.ts'
import { hostStyleTag } from '../../src/element/hostStyleTag.ts'
import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { hasDrafts } from '../../src/session/hasDrafts.ts'

// What the scripts share that draw elements before the elements' own scripts are there.

/** Whether something on the page changes what the element shows first. */
export function isOtherwise({ styles, api, getIdentityToken }: Loader['config']): boolean {
  const isHostStyled = styles !== undefined || document.querySelector(hostStyleTag) !== null
  const isElsewhere = getIdentityToken !== undefined || api === 'sandbox'
  // The return from a bank shows the outcome.
  return isHostStyled || isElsewhere || hasDrafts() || paymentInUrl() !== undefined
}

/** Attributes of every tag that change nothing in an element. */
const neutral = /^(id|class|style|lang|title|data-.*)$/

/** Whether an element has no attributes beside these and neutral ones. */
export const hasOnly = (host: Element, attributes: readonly string[]): boolean =>
  host.getAttributeNames().every(name => attributes.includes(name) || neutral.test(name))

/** Shows the page's own content of the tag below the drawing when a script of the elements cannot be fetched. */
export function showFallbackOnError(root: ShadowRoot, base: string) {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.href.startsWith(base)) return
    removeEventListener('error', onError, true)
    if (root.host.matches(':not(:defined)')) root.append(document.createElement('slot'))
  }
  // Errors of links do not bubble.
  addEventListener('error', onError, true)
}
