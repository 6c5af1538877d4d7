import type { ReactNode } from 'react'
import type { Destination } from '../api/rules/destinations.ts'
import type { Translate } from '../i18n/TextsContext.ts'
import type { LinkProps } from '../ui/LinkProps.ts'

/** What a drawing may depend on. */
export interface DrawnFor {
  readonly t: Translate
  /** Whether the element has a vendor, which is not known yet. */
  readonly hasVendor: boolean
  readonly link: (destination: Destination) => LinkProps
}

/**
 * The first state of an element as HTML, drawn by the build for each language, so that its fields can be used before any
 * script (EMB-18). The element continues with it, so both must draw the same.
 */
export interface Drawing {
  /** The widget's own style sheets. */
  readonly css: readonly string[]
  /** Path to which pages of the portal may post the form without a script. */
  readonly formAction?: string
  /** Null where the first state needs data. */
  readonly inShadow: (drawn: DrawnFor) => ReactNode
  /** What is in the page's light DOM, for password managers. */
  readonly inLight: (drawn: DrawnFor) => ReactNode
}
