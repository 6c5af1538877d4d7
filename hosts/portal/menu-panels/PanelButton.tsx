import type { ReactNode } from 'react'
import type { ToggledPanel } from './useToggledPanel.ts'

interface Props {
  readonly panel: ToggledPanel<HTMLElement>
  readonly className: string
  /** What it opens, where its content does not say so. */
  readonly label?: string
  readonly children: ReactNode
}

/** The button that opens and closes something, and names it for screen readers. */
export function PanelButton({ panel: { button, id, open, toggle }, className, label, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      ref={button}
      aria-expanded={open}
      aria-controls={id}
      aria-label={label}
      onClick={toggle}
    >
      {children}
    </button>
  )
}
