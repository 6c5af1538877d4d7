/** Sheets that the page around an element has given it, by shadow root. They stay behind the element's own. */
const hostSheets = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>()

/** Event on a shadow root after the page's sheets for it have changed. */
export const hostSheetsChanged = 'resident-host-sheets'

/** Elements that take no sheets of their page any more. */
const closed = new WeakSet<ShadowRoot>()

/** The sheets that the page has given an element. */
export const hostSheetsOf = (root: ShadowRoot): readonly CSSStyleSheet[] => hostSheets.get(root) ?? []

/** Replaces the sheets that the page has given an element; an empty list takes them away. */
export function adoptHostSheets(root: ShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const before = new Set(hostSheetsOf(root))
  const allowed = closed.has(root) ? [] : sheets
  hostSheets.set(root, allowed)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter(sheet => !before.has(sheet)), ...allowed]
  if (before.size > 0 || allowed.length > 0) root.dispatchEvent(new Event(hostSheetsChanged))
}

/** Takes the page's sheets away from an element for good. */
export function closeToHostSheets(root: ShadowRoot): void {
  closed.add(root)
  adoptHostSheets(root, [])
}
