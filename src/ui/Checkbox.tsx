import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import checkboxCss from './checkbox.css?inline'
import fieldsCss from './fields.css?inline'
import { Icon } from './Icon.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Label. */
  readonly children: ReactNode
  readonly name?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean
  /** Beside the label, e.g. a link to the terms. */
  readonly end?: ReactNode
}

/** A checkbox with its label; both can be pressed. */
export function Checkbox({ checked, onChange, children, name, hint, error, required, end }: Props) {
  useSheet(fieldsCss)
  useSheet(checkboxCss)
  const id = useId()
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'check invalid' : 'check'}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        required={required}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <div className="check-line">
        <div>
          <label htmlFor={id}>{children}</label>
          {hint && (
            <p className="muted small" id={`${id}hint`}>
              {hint}
            </p>
          )}
          {error && (
            <p className="error" id={`${id}error`}>
              <Icon node={CircleAlert} />
              {error}
            </p>
          )}
        </div>
        {end}
      </div>
    </div>
  )
}
