/** Prefix of all tags. */
export const prefix = 'resident-'

type Found = (element: Element) => void

const report = (element: Element, found: Found) => {
  if (element.localName.startsWith(prefix)) found(element)
}

/** Reports each of our elements below a node. */
export function scanTags(root: ParentNode, found: Found): void {
  for (const element of root.querySelectorAll('*')) report(element, found)
}

/** Reports each of our elements in the page, now and later. Foreign shadow roots are not observed. */
export function watchTags(found: Found): void {
  scanTags(document, found)
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Element) {
          report(node, found)
          scanTags(node, found)
        }
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
