import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** Severity; each has a colour and an icon. */
type Tone = keyof typeof icons

interface Props {
  readonly tone: Tone
  readonly title?: string | undefined
  /** What happened and what to do. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** An inline message. Screen readers announce danger at once, other tones when idle. */
export function Notice({ tone, title, children, actions }: Props) {
  return (
    <div className={`notice ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon node={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  )
}
