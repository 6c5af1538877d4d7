/** Style sheets of first states that a script has drawn; the element adopts its own in their place. */
export const drawnSheets = new WeakSet<CSSStyleSheet>()

/** Drawn forms that a visitor has sent; their elements send them once they can. */
export const sentForms = new WeakSet<HTMLFormElement>()
