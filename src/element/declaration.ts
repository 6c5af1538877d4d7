import type * as z from 'zod/mini'
import type { Attributes } from '../runtime/attributes.ts'
import type { WidgetNeeds } from '../runtime/Widget.ts'

/** One event of an element. */
export interface EventDeclaration {
  readonly summary: string
  /** Shape of `event.detail`, absent where there is none. A function, so that running code can leave it out. */
  readonly detail?: () => z.ZodMiniType
  readonly cancelable?: true
}

/**
 * How an element looks from outside. Documentation, typings, editor data and the public surface are made from it.
 * It is not part of the running code: what runs reads `attributes` and `needs` alone.
 */
export interface WidgetDeclaration {
  readonly name: string
  readonly summary: string
  readonly attributes: Attributes
  readonly needs: WidgetNeeds
  readonly events: Readonly<Record<`resident-${string}`, EventDeclaration>>
  readonly parts: Readonly<Record<string, string>>
  readonly slots: Readonly<Record<string, string>>
}
