import { useId } from 'react'
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
  /** Used part of the limit, e.g. "120 of 578". */
  readonly used?: string | undefined
}

/** A multi-line text field. Text over the limit is kept and reported, because cutting it would lose input unseen. */
export function TextArea({ label, name, value, onInput, hint, error, used }: Props) {
  useSheet(fieldsCss)
  const id = useId()
  const described = [error && `${id}error`, hint && `${id}hint`, used && `${id}used`]
    .filter(Boolean)
    .join(' ')
  return (
    <div>
      <Field label={label} hint={hint} error={error} id={id}>
        <textarea
          id={id}
          name={name}
          className="input"
          rows={6}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          onChange={event => onInput(event.currentTarget.value)}
        />
      </Field>
      {used && (
        <p className="used muted small" id={`${id}used`}>
          {used}
        </p>
      )}
    </div>
  )
}
