import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import fieldsCss from './fields.css?inline'
import { Icon } from './Icon.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly label: string
  /** For lists of fields whose label stands beside them already: screen readers alone hear it. */
  readonly labelHidden?: boolean | undefined
  /** Id of the input, where it stands inside. Its hint and its error are called by it and "hint" and "error". */
  readonly id?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Needed where the input is not inside: a slot's input stands in the page, out of a label's reach. */
  readonly onLabelClick?: (() => void) | undefined
  /** Shown at the end of the input, over it. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** An input with its label above and, where it needs correcting, what to do below. */
export function Field({ label, labelHidden, id, hint, error, onLabelClick, end, children }: Props) {
  useSheet(fieldsCss)
  return (
    <div className={error ? 'field invalid' : 'field'}>
      {/* biome-ignore lint/a11y: the input may stand in a slot, where a label cannot point; the keyboard goes there itself */}
      <label htmlFor={id} className={labelHidden ? 'vh' : undefined} onClick={onLabelClick}>
        {label}
      </label>
      {hint && (
        <p className="muted small" id={id && `${id}hint`}>
          {hint}
        </p>
      )}
      <div className="control">
        {children}
        {end}
      </div>
      {error && (
        <p className="error" id={id && `${id}error`}>
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  )
}
