/** What the page measures of its elements, in `window.measure`. */
export interface Measure {
  /**
   * Elements that are too narrow, cut off or overlap.
   * @param room width that the page leaves an element
   * @param unit length of an element's pixel in what getBoundingClientRect returns
   */
  readonly faultsOf: (
    elements: readonly HTMLElement[],
    room: (element: HTMLElement) => number,
    unit: number,
    mayOverlap: boolean,
  ) => readonly string[]
}

/** Runs in the page. Self-contained, because only its source text is sent to the page. */
export function addMeasure(): void {
  const known = new WeakMap<Element, readonly HTMLElement[]>()
  /** What people read and press, without hidden texts for screen readers. */
  const partsOf = (element: Element) => {
    // What scrolls can be reached.
    const scrolls = (part: Element): boolean => {
      const around = part.parentElement
      return around !== null && (/auto|scroll/.test(getComputedStyle(around).overflowX) || scrolls(around))
    }
    const parts =
      known.get(element) ??
      [
        ...(element.shadowRoot?.querySelectorAll<HTMLElement>('button, input, select, h2, label, a') ?? []),
      ].filter(part => part.checkVisibility() && part.clientHeight > 1 && !scrolls(part))
    known.set(element, parts)
    return parts
  }
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  const boxOf = (element: Element) => element.shadowRoot?.querySelector('.root')?.getBoundingClientRect()

  const faultOf = (element: Element, room: number, unit: number): string | undefined => {
    const box = boxOf(element)
    if (!box) return 'not drawn'
    // Narrow phones leave less than 280 px between the margins of a page.
    const window = element.ownerDocument.defaultView?.innerWidth ?? Infinity
    if (box.width < Math.min(280 * unit, room, window - 48) - 1) return `${box.width} px wide in ${room}`
    if (box.width > room + 1) return `${box.width} px wide, more than ${room}`
    if (box.height < 40) return `${box.height} px high`
    for (const part of partsOf(element)) {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
      // Some parts are shown in a narrow element only.
      if (width === 0 && height === 0) continue
      const isInside =
        left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1
      if (!isInside) return `${part.localName} “${part.textContent}” is cut off`
    }
    const { height, bottom } = element.getBoundingClientRect()
    // The box of an inline element is that of its line.
    const isHigher = height > 0 && box.bottom > bottom + 1 && getComputedStyle(element).display !== 'inline'
    return isHigher ? 'higher than its element' : undefined
  }
  const measure: Measure = {
    faultsOf(elements, room, unit, mayOverlap) {
      const faults = elements.flatMap(element => {
        const fault = faultOf(element, room(element), unit)
        return fault ? [`${element.localName}: ${fault}`] : []
      })
      if (mayOverlap) return faults
      const boxes = elements.map(boxOf)
      const covers = boxes.some((one, at) =>
        boxes.some((other, index) => index > at && one && other && overlap(one, other)),
      )
      return covers ? [...faults, 'elements overlap'] : faults
    },
  }
  Object.assign(window, { measure })
}
