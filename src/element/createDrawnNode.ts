import { type DrawnNode, inlineStyle } from '../client/FirstState.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Creates the node that a drawing describes.
 * @param textOf returns the text of an index, and the values of attributes
 * @param around namespace of the element around it; HTML's if omitted
 */
export function createDrawnNode(
  drawn: DrawnNode,
  textOf: (value: string | number) => string,
  around?: string,
): Node {
  if (typeof drawn !== 'object') return new Text(textOf(drawn))
  const [tag, attributes, ...children] = drawn
  const namespace = tag === 'svg' ? svgNamespace : around
  const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, textOf(value))
  element.append(...children.map(child => createDrawnNode(child, textOf, namespace)))
  return element
}

/** Creates the first element of a first view; nothing in it does anything. */
export function createInertView(nodes: readonly DrawnNode[]): HTMLElement | undefined {
  const view = nodes.map(node => createDrawnNode(node, String)).find(node => node instanceof HTMLElement)
  if (!view) return undefined
  view.inert = true
  for (const element of [view, ...view.querySelectorAll<HTMLElement>(`[${inlineStyle}]`)])
    element.style.cssText = element.getAttribute(inlineStyle) ?? ''
  return view
}

/** How much of an element is not there yet. */
const waitingParts = (root: Element) => root.querySelectorAll('.skeleton-bar').length

/** Whether what an element shows itself is as much as its first view. */
export const showsAsMuch = (own: Element | null | undefined, view: Element): boolean =>
  Boolean(own?.firstElementChild) &&
  !own?.querySelector(':scope > [aria-busy]') &&
  waitingParts(own as Element) <= waitingParts(view)
