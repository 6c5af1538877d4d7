import type { FormEvent, RefObject } from 'react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useElement } from '../runtime/ElementContext.ts'
import { useSheet } from '../ui/useSheet.ts'
import slottedCss from './slotted.css?inline'

/** One input that stands in the page's own document; the view has a slot of its name. */
export interface LightField<Name extends string> {
  readonly name: Name
  readonly label: string
  /** What helps to fill it; screen readers hear it with the input. */
  readonly hint?: string | undefined
  /** Why it needs correcting, heard likewise. */
  readonly error?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  /** What password managers and browsers fill it with, e.g. "new-password". */
  readonly autoComplete: string
  /** What it holds at first. */
  readonly value?: string | undefined
  readonly optional?: boolean
}

interface Props<Name extends string> {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly fields: readonly LightField<Name>[]
  /** The slot of the form itself, where an element has two. */
  readonly slot?: string | undefined
  /** The account that a new password is for: not shown, but password managers keep it with the password. */
  readonly username?: string | undefined
  readonly onInput: (field: Name, value: string) => void
  readonly onSubmit: (typed: Readonly<Record<Name, string>>) => void
}

/**
 * A form whose inputs stand in the page's own document: password managers and browsers do not look into shadow roots.
 * The view shows each through the slot of its name and the form itself through the slot `form`. Nothing typed is kept
 * here: the inputs are read when the form is sent, as a password manager may fill them without a word.
 */
export function LightDomForm<Name extends string>(props: Props<Name>) {
  useSheet(slottedCss)
  const { formRef, fields, slot = 'form', username, onInput, onSubmit } = props
  const { host } = useElement()
  // useId counts per element, and another element's ids may stand in the same tree as this form.
  const [id] = useState(() => `resident-form-${Math.random().toString(36).slice(2)}`)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSubmit(
      Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? '')])) as Record<
        Name,
        string
      >,
    )
  }
  return createPortal(
    <>
      <form slot={slot} id={id} ref={formRef} method="post" noValidate onSubmit={submit}>
        {username !== undefined && (
          <input
            type="email"
            autoComplete="username"
            value={username}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
        {/* Lets Enter send the form; the button people see stands in the shadow root. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
      {fields.map(({ name, label, hint, error, type = 'text', autoComplete, value, optional }) => (
        <input
          key={name}
          slot={name}
          name={name}
          form={id}
          type={type}
          autoComplete={autoComplete}
          defaultValue={value}
          required={!optional}
          aria-label={label}
          aria-description={[error, hint].filter(Boolean).join(' ') || undefined}
          aria-invalid={error !== undefined}
          {...(type === 'email' && { inputMode: 'email', spellCheck: false, autoCapitalize: 'none' })}
          onInput={event => onInput(name, event.currentTarget.value)}
        />
      ))}
    </>,
    host,
  )
}

/** Puts the focus on an input of a form by its name. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  const input = form?.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}
