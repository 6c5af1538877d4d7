import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Needed where the input is not inside: a slot's input stands in the page, out of a label's reach. */
  readonly onLabelClick?: () => void
  /** Shown at the end of the input, over it. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** An input with its label above and, where it needs correcting, what to do below. */
export function Field({ label, hint, error, onLabelClick, end, children }: Props) {
  return (
    <div className={error ? 'field invalid' : 'field'}>
      {/* biome-ignore lint/a11y: the input may stand in a slot, where a label cannot point; the keyboard goes there itself */}
      <label onClick={onLabelClick}>{label}</label>
      {hint && <p className="muted small">{hint}</p>}
      <div className="control">
        {children}
        {end}
      </div>
      {error && (
        <p className="error">
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  )
}
