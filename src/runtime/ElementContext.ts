import { createContext, useContext } from 'react'
import type { Suite } from '../suite/getSuite.ts'
import type { Scheme } from './useScheme.ts'

/** What a component knows about the element it is drawn in. */
export interface ElementValue {
  readonly host: HTMLElement
  readonly suite: Suite
  /** The colour scheme in which the element is rendered. */
  readonly scheme: Scheme
  /** Pixels the element takes at least while it is not known what it will show. */
  readonly height?: number | undefined
  /**
   * Sends an event from the element: it bubbles and leaves shadow roots.
   * Gives false when it was cancelable and somebody on the page prevented it.
   */
  readonly emit: (name: `resident-${string}`, detail?: unknown, options?: { cancelable?: boolean }) => boolean
}

/** Sends a DOM event as `ElementValue.emit` describes. */
export function emitFrom(host: HTMLElement): ElementValue['emit'] {
  return (name, detail = null, { cancelable = false } = {}) =>
    host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }))
}

export const ElementContext = createContext<ElementValue | undefined>(undefined)

/** The element this component is drawn in. @throws outside a WidgetShell, which is a mistake in our code */
export function useElement(): ElementValue {
  const value = useContext(ElementContext)
  if (!value) throw new Error('useElement() is for components inside a WidgetShell')
  return value
}
