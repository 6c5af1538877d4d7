/** What the tags of all elements begin with. */
export const prefix = 'resident-'

type Found = (element: Element) => void

const look = (element: Element, found: Found) => {
  if (element.localName.startsWith(prefix)) found(element)
}

/** Tells of each element that stands below a node of the page; what is not ours is left alone. */
export function scanTags(root: ParentNode, found: Found): void {
  for (const element of root.querySelectorAll('*')) look(element, found)
}

/** Tells of each element that the page has, now or later. Shadow roots of others are not seen. */
export function watchTags(found: Found): void {
  scanTags(document, found)
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Element) {
          look(node, found)
          scanTags(node, found)
        }
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
