import { CircleAlert } from 'lucide'
import { useId } from 'react'
import fieldsCss from './fields.css?inline'
import { Icon } from './Icon.tsx'
import radiosCss from './radios.css?inline'
import { useSheet } from './useSheet.ts'

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface Props<Value extends string> {
  readonly label: string
  readonly name: string
  /** Empty while nothing is chosen. */
  readonly value: Value | ''
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
}

/** Radio buttons with a legend: one of a few options, all of them visible. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  useSheet(fieldsCss)
  useSheet(radiosCss)
  const { label, name, value, options, onChange, error } = props
  const id = useId()
  return (
    <fieldset className={error ? 'radios invalid' : 'radios'} aria-describedby={error && `${id}error`}>
      <legend>{label}</legend>
      {options.map(option => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-invalid={error !== undefined}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <p className="error" id={`${id}error`}>
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
