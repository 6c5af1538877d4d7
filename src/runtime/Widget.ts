import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '../api/schemas/permissions.ts'
import type { Feature } from '../api/schemas/platform.ts'
import type { LoadTexts } from '../i18n/createTexts.ts'
import type { Attributes } from './attributes.ts'

/** What a widget needs; the gate ensures it. */
export interface WidgetNeeds {
  readonly session?: true
  /** One of the user's contracts: from the `contract` attribute or the current choice. */
  readonly contract?: true
  /** What the user's roles in that contract must permit. */
  readonly permission?: Permission
  /** A feature of the platform; without it the element says that it is not offered. */
  readonly feature?: Feature
  /** Is the form that corrects the profile, so it is exempt from that check (AUT-18). */
  readonly repair?: true
}

/** Props of the gate: the needs, the contract of the element's attribute, and the content. */
export interface GateProps {
  readonly needs: WidgetNeeds
  readonly contractId: number | undefined
  readonly children: ReactNode
}

/** A widget's running code. Its public interface is in its `<name>.widget.ts`. */
export interface Widget {
  /** Folder name; the tag is "resident-" plus this. */
  readonly name: string
  readonly attributes: Attributes
  readonly needs: WidgetNeeds
  /** Gets the parsed attributes as props, in camelCase. */
  // biome-ignore lint/suspicious/noExplicitAny: props differ by widget and are made by its own attribute schemas
  readonly component: ComponentType<any> & { readonly preload?: () => void }
  /** Wraps the component of widgets that need a session; others do not load it. */
  readonly gate?: ComponentType<GateProps>
  /** Its own style sheets, in cascade order; components of `src` bring theirs along. */
  readonly css?: readonly string[]
  readonly loadTexts: LoadTexts
}
