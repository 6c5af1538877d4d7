import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface Props {
  /** A drawing of the lucide set, e.g. `import { Eye } from 'lucide'`. */
  readonly node: IconNode
  readonly className?: string
}

/** An outline icon of 20 px in the colour of its text; silent, because a word or a name stands with it. */
export function Icon({ node, className = '' }: Props) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
