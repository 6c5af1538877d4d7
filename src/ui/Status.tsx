import type { IconNode } from 'lucide'
import { Icon } from './Icon.tsx'

interface Props {
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger'
  readonly icon: IconNode
  readonly children: string
}

/** A state in an icon and a word; the colour only helps. */
export function Status({ tone, icon, children }: Props) {
  return (
    <span className={`status ${tone}`}>
      <Icon node={icon} />
      {children}
    </span>
  )
}
