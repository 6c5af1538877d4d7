const same = 2

/** Whether two boxes are beside each other: they share a part of their height. */
const isBeside = (one: DOMRect, other: DOMRect) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2
const isStacked = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > same

/** Boxes of what an element shows; those of an element without a box are those of its children. */
const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}

/**
 * Siblings that are seen in another order than they are read (WCAG 2.2, 1.3.2 and 2.4.3): the later one is
 * above the earlier one, or left of it in the same row.
 * Cells of a row are not examined: each is shown with its label and is understood by itself.
 * @param root content in a language that is written from left to right
 */
export function orderFaults(root: ShadowRoot): readonly string[] {
  const faults: string[] = []
  for (const parent of root.querySelectorAll(':not(svg, svg *, select, dl, tr, .rich *)')) {
    const children = [...parent.children].filter(child => {
      const { position, float } = getComputedStyle(child)
      return isShown(child) && float === 'none' && !/absolute|fixed/.test(position) && !child.matches('svg')
    })
    children.forEach((child, index) => {
      const next = children[index + 1]
      // What closes a part is in its corner, and is read last.
      if (!next || (next.matches('.icon-btn') && next === parent.lastElementChild)) return
      const [here, there] = [child.getBoundingClientRect(), next.getBoundingClientRect()]
      const isAbove = there.bottom <= here.top + same && isStacked(here, there)
      const isLeft = isBeside(here, there) && there.right <= here.left + same
      if (isAbove || isLeft)
        faults.push(`seen before what is read first: ${next.outerHTML.slice(0, 200)} in ${parent.className}`)
    })
  }
  return faults
}
