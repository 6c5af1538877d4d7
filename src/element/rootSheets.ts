import { findLoader } from '../client/findLoader.ts'
import { sheetOf } from '../theme/sheetOf.ts'
import type { AddSheet } from '../ui/useSheet.ts'
import { baseCss } from './baseCss.ts'

/** The style sheets of one shadow root. */
export interface RootSheets {
  /** Adds the sheet of a component. */
  readonly add: AddSheet
  /** Adopts all sheets again after the root has moved to another document. */
  readonly adopt: () => void
}

/**
 * Adopts the base sheets in a shadow root, then those of the rendered components, then the widget's own. Later sheets
 * override earlier ones. Constructable sheets pass the strictest content security policy.
 * @param layer cascade layer for all of them, which any unlayered style overrides; none if omitted
 */
export function createRootSheets(root: ShadowRoot, own: readonly string[] = [], layer?: string): RootSheets {
  const ofComponents = new Set<string>()
  let adopted: readonly CSSStyleSheet[] = []
  const adopt = (replaced?: WeakSet<CSSStyleSheet>) => {
    // Sheets that the page itself has adopted into the open root stay, after all of ours.
    const ofPage = root.adoptedStyleSheets.filter(sheet => !adopted.includes(sheet) && !replaced?.has(sheet))
    adopted = [...baseCss, ...ofComponents, ...own].map(text =>
      sheetOf(root.ownerDocument, layer ? `@layer ${layer}{${text}}` : text),
    )
    root.adoptedStyleSheets = [...adopted, ...ofPage]
  }
  adopt()
  return {
    adopt,
    add(css) {
      if (ofComponents.has(css)) return
      ofComponents.add(css)
      // What a script has drawn keeps its sheet until components are rendered: styles that are missing for a moment
      // count as a layout shift where somebody asks for computed styles meanwhile.
      adopt(findLoader()?.drawn?.sheets)
    },
  }
}
