import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Field } from './Field.tsx'
import fieldsCss from './fields.css?inline'
import { Icon } from './Icon.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A native select in a form, with label, hint and error message. */
export function SelectField({ label, name, value, options, onChange, hint, error }: Props) {
  useSheet(fieldsCss)
  const id = useId()
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ')
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      id={id}
      end={<Icon node={ChevronDown} className="chevron" />}
    >
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={event => onChange(event.currentTarget.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
