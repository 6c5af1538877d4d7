import { createContext, useContext } from 'react'
import type { Suite } from '../suite/getSuite.ts'
import type { Scheme } from '../theme/schemeOf.ts'

/** The element that a component is rendered in. */
export interface ElementValue {
  readonly host: HTMLElement
  readonly suite: Suite
  /** The colour scheme in which the element is rendered. */
  readonly scheme: Scheme
  /** Dispatches an event from the element: bubbling and composed. Returns false if it was cancelled. */
  readonly emit: (name: `resident-${string}`, detail?: unknown, options?: { cancelable?: boolean }) => boolean
}

/** Sends a DOM event as `ElementValue.emit` describes. */
export function emitFrom(host: HTMLElement): ElementValue['emit'] {
  return (name, detail = null, { cancelable = false } = {}) =>
    host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }))
}

export const ElementContext = createContext<ElementValue | undefined>(undefined)

/** The element around the component. @throws outside a WidgetShell, which is a bug */
export function useElement(): ElementValue {
  const value = useContext(ElementContext)
  if (!value) throw new Error('useElement() is for components inside a WidgetShell')
  return value
}
