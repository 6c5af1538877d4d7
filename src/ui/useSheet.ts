import { createContext, useContext } from 'react'

/** Adopts a style sheet, given as text, where a component is drawn. Adopting it again does nothing. */
export type AddSheet = (css: string) => void

const inDocument = new Set<string>()

/** For components that are drawn into the page itself, as those of the portal are. */
const addToDocument: AddSheet = css => {
  if (inDocument.has(css)) return
  inDocument.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Where the components below adopt their sheets: an element gives its shadow root, without one it is the document. */
export const SheetsContext = createContext<AddSheet>(addToDocument)

/**
 * Brings a component's style sheet along: whatever draws the component has its styles. The sheet is adopted while
 * rendering, because layout effects measure with it; that is safe, as a sheet that is there already is left alone.
 */
export function useSheet(css: string): void {
  useContext(SheetsContext)(css)
}
