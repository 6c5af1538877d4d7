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
export interface TakeOver {
  /** Takes over what is in the element's shadow root, before r2wc renders. */
  readonly root: (host: HTMLElement, Shell: ComponentType<ShellProps>, shell: ShellProps['shell']) => void
  /** Takes over a form among the element's children; undefined if there is none. */
  readonly form: (host: HTMLElement) => TakenForm | undefined
}

/** Set before the first element is defined on a page with such HTML; other pages do not load it. */
export const drawn: { takeOver?: TakeOver } = {}
