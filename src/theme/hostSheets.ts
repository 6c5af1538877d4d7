import { announceHostSheets } from './hostSheetsEvent.ts'

/** Sheets that the page around an element has given it, by shadow root. They stay behind the element's own. */
const hostSheets = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>()

/** Sheets that an element has dropped. A style that the page has changed is a new sheet. */
const dropped = new WeakMap<ShadowRoot, ReadonlySet<CSSStyleSheet>>()

/** The sheets that the page has given an element. */
export const hostSheetsOf = (root: ShadowRoot): readonly CSSStyleSheet[] => hostSheets.get(root) ?? []

/** Replaces the sheets that the page has given an element; an empty list takes them away. */
export function adoptHostSheets(root: ShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const before = new Set(hostSheetsOf(root))
  const refused = dropped.get(root)
  const allowed = sheets.filter(sheet => !refused?.has(sheet))
  hostSheets.set(root, allowed)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter(sheet => !before.has(sheet)), ...allowed]
  if (before.size > 0 || allowed.length > 0) announceHostSheets(root, allowed.length > 0)
}

/** Drops the page's present sheets from an element for good. */
export function dropHostSheets(root: ShadowRoot): void {
  dropped.set(root, new Set([...(dropped.get(root) ?? []), ...hostSheetsOf(root)]))
  adoptHostSheets(root, [])
}
