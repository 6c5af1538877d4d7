import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface Props {
  /** An icon of lucide, e.g. `import { Eye } from 'lucide'`. */
  readonly node: IconNode
  readonly className?: string
}

/** A 20 px icon in the text's colour; hidden from screen readers, because a label is always beside it. */
export function Icon({ node, className = '' }: Props) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
