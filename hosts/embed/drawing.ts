import type { DrawnNode } from '../../src/client/FirstState.ts'
import type { Loader } from '../../src/client/findLoader.ts'
import { hostStyleTag } from '../../src/element/hostStyleTag.ts'
import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { draftsKey } from '../../src/session/storage.ts'

// What the scripts share that draw elements before the elements' own scripts are there.

/** Whether this device keeps input that a form begins with. Sandboxed frames refuse what is stored. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(draftsKey('')))
  } catch {
    return false
  }
}

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

const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Creates the node that a drawing describes.
 * @param textOf returns the text of an index, and the values of attributes
 * @param around namespace of the element around it; HTML's if omitted
 */
export function createNode(
  drawn: DrawnNode,
  textOf: (value: string | number) => string,
  around?: string,
): Node {
  if (typeof drawn !== 'object') return new Text(textOf(drawn))
  const [tag, attributes, ...children] = drawn
  const namespace = tag === 'svg' ? svgNamespace : around
  const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, textOf(value))
  element.append(...children.map(child => createNode(child, textOf, namespace)))
  return element
}
