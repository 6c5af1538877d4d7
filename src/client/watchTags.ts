/** Prefix of all tags. */
export const prefix = 'resident-'

type OnElement = (element: Element) => void

const report = (element: Element, onElement: OnElement) => {
  if (element.localName.startsWith(prefix)) onElement(element)
}

/** Reports each of our elements below a node. */
export function scanTags(root: ParentNode, onElement: OnElement): void {
  for (const element of root.querySelectorAll('*')) report(element, onElement)
}

/** Reports each of our elements in the page, now and later. Foreign shadow roots are not observed. */
export function watchTags(onElement: OnElement): void {
  scanTags(document, onElement)
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Element) {
          report(node, onElement)
          scanTags(node, onElement)
        }
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
