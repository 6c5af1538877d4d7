import { useId } from 'react'
import { Field } from './Field.tsx'
import fieldsCss from './fields.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly label: string
  readonly name?: string | undefined
  /** Visually hidden label, for fields with a visible label beside them. */
  readonly labelHidden?: boolean | undefined
  /** The text as typed; a rule parses it (src/api/rules/readingValues.ts). */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Unit after the number, e.g. "m³". */
  readonly unit?: string | undefined
  readonly hint?: string | undefined
  /** Error message. */
  readonly error?: string | undefined
  /** Id of a further description. */
  readonly describedBy?: string | undefined
  readonly readOnly?: boolean | undefined
  readonly required?: boolean | undefined
}

/** A decimal number, typed with comma or point. It stays a text; no floats. */
export function DecimalField(props: Props) {
  useSheet(fieldsCss)
  const { label, labelHidden, value, onChange, onBlur, unit, hint, error, describedBy, ...rest } = props
  const id = useId()
  const descriptionIds = [error && `${id}error`, hint && `${id}hint`, describedBy].filter(Boolean).join(' ')
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      id={id}
      hint={hint}
      error={error}
      end={
        unit && (
          <span className="unit" aria-hidden="true">
            {unit}
          </span>
        )
      }
    >
      <input
        {...rest}
        id={id}
        className={unit ? 'input decimal with-unit' : 'input decimal'}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIds || undefined}
        onChange={event => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </Field>
  )
}
