import type { IconNode } from 'lucide'
import { Icon } from './Icon.tsx'

interface Props {
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger'
  readonly icon: IconNode
  readonly children: string
}

/** A state as icon and text; colour is redundant. */
export function Status({ tone, icon, children }: Props) {
  return (
    <span className={`status ${tone}`}>
      <Icon node={icon} />
      {children}
    </span>
  )
}
