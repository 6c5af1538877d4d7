import { type IconNode, LoaderCircle } from 'lucide'
import type { AriaAttributes } from 'react'
import { Icon } from './Icon.tsx'

interface Props extends AriaAttributes {
  readonly icon: IconNode
  /** Accessible name and tooltip. */
  readonly label: string
  readonly busy?: boolean | undefined
  readonly onClick: () => void
}

/** A 44 px icon button; for narrow places. */
export function IconButton({ icon, label, busy = false, onClick, ...aria }: Props) {
  return (
    <button
      {...aria}
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={() => busy || onClick()}
    >
      <Icon node={busy ? LoaderCircle : icon} className={busy ? 'spin' : ''} />
    </button>
  )
}
