import type * as z from 'zod/mini'
import type { Attributes } from '../runtime/attributes.ts'
import type { WidgetNeeds } from '../runtime/Widget.ts'

/** One event of an element. */
export interface EventDeclaration {
  readonly summary: string
  /** Schema of `event.detail`, if there is one. A function, so that bundles can drop it. */
  readonly detail?: () => z.ZodMiniType
  readonly cancelable?: true
}

/** The height of a typical content, in pixels; of a long one about a screen, because what is below moves unseen. */
export interface Reserved {
  /** On screens narrower than 600 px. */
  readonly phone: number
  readonly desk: number
  /** Whether it is part of a line of text. */
  readonly inline?: true
}

/**
 * The public interface of an element. Documentation, typings, editor data and the public surface are generated from
 * it. Running code uses only `attributes` and `needs`.
 */
export interface WidgetDeclaration {
  readonly name: string
  readonly summary: string
  readonly attributes: Attributes
  readonly needs: WidgetNeeds
  /** What a page reserves for it (reserved.css); nothing if it covers the page or is its whole content. */
  readonly reserved?: Reserved
  readonly events: Readonly<Record<`resident-${string}`, EventDeclaration>>
  readonly parts: Readonly<Record<string, string>>
  readonly slots: Readonly<Record<string, string>>
}
