import { announceHostSheets } from './hostSheetsEvent.ts'

/** The page's sheets for each element, by shadow root. They follow the element's own sheets. */
const hostSheets = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>()

/** Sheets that an element has dropped. A changed style is a new sheet. */
const dropped = new WeakMap<ShadowRoot, ReadonlySet<CSSStyleSheet>>()

/** The page's sheets of an element. */
export const hostSheetsOf = (root: ShadowRoot): readonly CSSStyleSheet[] => hostSheets.get(root) ?? []

/** Replaces the page's sheets of an element; an empty list removes them. */
export function adoptHostSheets(root: ShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const before = new Set(hostSheetsOf(root))
  const refused = dropped.get(root)
  const allowed = sheets.filter(sheet => !refused?.has(sheet))
  hostSheets.set(root, allowed)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter(sheet => !before.has(sheet)), ...allowed]
  if (before.size > 0 || allowed.length > 0) announceHostSheets(root, allowed.length > 0)
}

/** Removes the page's current sheets from an element permanently. */
export function dropHostSheets(root: ShadowRoot): void {
  dropped.set(root, new Set([...(dropped.get(root) ?? []), ...hostSheetsOf(root)]))
  adoptHostSheets(root, [])
}
