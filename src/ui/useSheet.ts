import { createContext, useContext } from 'react'

/** Adopts a style sheet, given as text, in the current root. Repeated calls do nothing. */
export type AddSheet = (css: string) => void

const inDocument = new Set<string>()

/** For components outside of an element, e.g. the portal's. */
const addToDocument: AddSheet = css => {
  if (inDocument.has(css)) return
  inDocument.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Where components adopt their sheets: in an element its shadow root, else the document. */
export const SheetsContext = createContext<AddSheet>(addToDocument)

/**
 * Adopts a component's style sheet, so that every rendered component has its styles. Adoption happens during render,
 * because layout effects measure with the styles; it is idempotent.
 */
export function useSheet(css: string): void {
  useContext(SheetsContext)(css)
}
