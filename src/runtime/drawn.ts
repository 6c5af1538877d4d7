import type { ComponentType, ReactElement } from 'react'
import type { WidgetShell } from './WidgetShell.tsx'

/** Props of what r2wc renders. */
export interface ShellProps {
  readonly shell: Parameters<typeof WidgetShell>[0]
}

/** A form in the page's light DOM. */
export interface TakenForm {
  /** Id of the form that came with the page's HTML; undefined if that is not used. */
  readonly id?: string
  /** Renders into what came with the page's HTML, or in its place with what is typed. */
  readonly Place: ComponentType<{ readonly children: ReactElement }>
}

/** What continues with HTML that came with the page (EMB-18). */
interface TakeOver {
  /** Takes over what is in the element's shadow root, before r2wc renders. */
  readonly root: (host: HTMLElement, Shell: ComponentType<ShellProps>, shell: ShellProps['shell']) => void
  /** Takes over a form among the element's children; undefined if there is none. */
  readonly form: (host: HTMLElement) => TakenForm | undefined
}

/** What is typed into one input of HTML that is not used. */
export interface Typed {
  readonly name: string
  readonly value: string
  readonly isFocused: boolean
}

interface Drawn {
  /** Set by elements with a drawing before they are defined; each has a copy. */
  takeOver?: TakeOver
  /** Elements whose HTML is taken over. */
  readonly taken: WeakSet<HTMLElement>
  /** What is typed into HTML that is not used, by element. */
  readonly unused: WeakMap<HTMLElement, readonly Typed[]>
}

export const drawn: Drawn = { taken: new WeakSet(), unused: new WeakMap() }
