import type { ComponentType, ReactNode } from 'react'
import type { Feature } from '../api/schemas/platform.ts'
import type { LoadTexts } from '../i18n/createTexts.ts'
import type { Attributes } from './attributes.ts'

/** What has to be there before a widget makes sense; the shell sees to it. */
export interface WidgetNeeds {
  readonly session?: true
  /** A contract of the person's own; it comes from the `contract` attribute or the current choice. */
  readonly contract?: true
  readonly feature?: Feature
  /** Is where a person corrects what keeps all others closed (AUT-18). */
  readonly repair?: true
}

/** What the gate gets: the needs, the contract that the element's attribute names, and what is behind it. */
export interface GateProps {
  readonly needs: WidgetNeeds
  readonly contractId: number | undefined
  readonly children: ReactNode
}

/** All that makes a widget run. What it looks like from outside stands in its `<name>.widget.ts`. */
export interface Widget {
  /** Folder name; the tag is "resident-" and this. */
  readonly name: string
  readonly attributes: Attributes
  readonly needs: WidgetNeeds
  /** Gets the parsed attributes as props, in camelCase. */
  // biome-ignore lint/suspicious/noExplicitAny: props differ by widget and are made by its own attribute schemas
  readonly component: ComponentType<any>
  /** Stands before the component where the widget needs a session; others do not carry it. */
  readonly gate?: ComponentType<GateProps>
  /** Pixels that stand free for it until it is known what it shows; else four lines. */
  readonly height?: number
  /** Texts of its own style sheets, weakest first; what components of `src` need they bring along. */
  readonly css?: readonly string[]
  readonly loadTexts: LoadTexts
}
