import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import emptyCss from './empty.css?inline'
import { Icon } from './Icon.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly icon?: IconNode
  /** Title. */
  readonly title: string
  /** What to do now. */
  readonly text?: string
  readonly action?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ icon, title, text, action }: Props) {
  useSheet(emptyCss)
  return (
    <section className="card empty">
      {icon && <Icon node={icon} />}
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {action && <div className="actions">{action}</div>}
    </section>
  )
}
