import { type HTMLAttributes, useId } from 'react'
import { Field } from './Field.tsx'
import fieldsCss from './fields.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onInput: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'date'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
  readonly required?: boolean
  /** First and last day of a date. */
  readonly min?: string
  readonly max?: string
  readonly disabled?: boolean
  readonly placeholder?: string
}

/** A text field with label, hint and error message. */
export function TextField({ label, hint, error, onInput, type = 'text', ...input }: Props) {
  useSheet(fieldsCss)
  const id = useId()
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ')
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      <input
        {...input}
        id={id}
        type={type}
        className="input"
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={event => onInput(event.currentTarget.value)}
      />
    </Field>
  )
}
