import { sheetOf } from '../theme/sheetOf.ts'
import type { AddSheet } from '../ui/useSheet.ts'
import { baseCss } from './baseCss.ts'

/** The style sheets of one shadow root. */
export interface RootSheets {
  /** Adds the sheet of a component. */
  readonly add: AddSheet
  /** Adopts all sheets again, for a root that has come into another document. */
  readonly adopt: () => void
}

/**
 * Gives a shadow root the base sheets, then those of the components that are drawn in it, then the widget's own. Each
 * overrides those before it. Constructable sheets pass the strictest content security policy.
 * @param layer cascade layer for all of them, which any style outside a layer overrides; none when absent
 */
export function createRootSheets(root: ShadowRoot, own: readonly string[] = [], layer?: string): RootSheets {
  const ofComponents = new Set<string>()
  let adopted: readonly CSSStyleSheet[] = []
  const adopt = () => {
    // Sheets that the page itself has adopted into the open root stay, after all of ours.
    const ofPage = root.adoptedStyleSheets.filter(sheet => !adopted.includes(sheet))
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
      adopt()
    },
  }
}
