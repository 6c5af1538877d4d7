import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import fieldsCss from './fields.css?inline'
import { Icon } from './Icon.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly label: string
  /** Visually hidden label, for fields with a visible label beside them. */
  readonly labelHidden?: boolean | undefined
  /** Id of the input, if it is inside. Its hint and error have the ids `<id>hint` and `<id>error`. */
  readonly id?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** For inputs in a slot: they are in the page, where a label cannot point. */
  readonly onLabelClick?: (() => void) | undefined
  /** Overlay at the end of the input. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** An input with label, hint and error message. */
export function Field({ label, labelHidden, id, hint, error, onLabelClick, end, children }: Props) {
  useSheet(fieldsCss)
  return (
    <div className={error ? 'field invalid' : 'field'}>
      <label
        htmlFor={id}
        className={labelHidden ? 'vh' : undefined}
        // An input in a slot has the same name itself; a screen reader would say it twice.
        aria-hidden={onLabelClick && true}
        onClick={onLabelClick}
      >
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
