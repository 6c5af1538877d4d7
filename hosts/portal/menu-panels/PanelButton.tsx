import type { ReactNode } from 'react'
import type { ToggledPanel } from './useToggledPanel.ts'

interface Props {
  readonly panel: ToggledPanel<HTMLElement>
  readonly className: string
  /** Accessible name, if the content is none. */
  readonly label?: string
  readonly children: ReactNode
}

/** The button that toggles a panel. */
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
