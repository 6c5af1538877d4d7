/** Prefix of all tags. */
export const prefix = 'resident-'

type OnElement = (element: Element) => void

/** Reports each of our elements below a node. */
export function scanTags(root: ParentNode, onElement: OnElement): void {
  for (const element of root.querySelectorAll('*'))
    if (element.localName.startsWith(prefix)) onElement(element)
}

/**
 * Reports each of our elements in the page, now and later, and in the open shadow roots of other elements. Closed ones
 * cannot be seen.
 * @returns reports those in a closed one as well, now and later
 */
export function watchTags(onElement: OnElement): (root: ParentNode & Node) => void {
  const waiting = new Set<string>()
  const visit = (element: Element) => {
    const { localName, shadowRoot } = element
    if (localName.startsWith(prefix)) onElement(element)
    else if (shadowRoot) watch(shadowRoot)
    else if (localName.includes('-') && !waiting.has(localName)) {
      waiting.add(localName)
      // A few names with a hyphen are of no custom element, and refused.
      customElements
        .whenDefined(localName)
        .then(() => watch(document))
        .catch(() => undefined)
    }
  }
  // No `children`: a form may have a field with that name.
  const visitAll = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) visit(element)
  }
  const watch = (root: ParentNode & Node) => {
    visitAll(root)
    observer.observe(root, { childList: true, subtree: true })
  }
  const observer = new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) {
          visit(node)
          visitAll(node)
        }
  })
  watch(document)
  return watch
}
