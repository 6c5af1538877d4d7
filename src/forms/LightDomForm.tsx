import type { FormEvent, FormHTMLAttributes, RefObject } from 'react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { drawn, type TakenForm } from '../runtime/drawn.ts'
import { useElement } from '../runtime/ElementContext.ts'
import { useSheet } from '../ui/useSheet.ts'
import slottedCss from './slotted.css?inline'

/** One input in the page's light DOM; the view has a slot of its name. */
export interface LightField<Name extends string> {
  readonly name: Name
  readonly label: string
  /** Hint, read by screen readers with the input. */
  readonly hint?: string | undefined
  /** Error message, read likewise. */
  readonly error?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  /** Autofill type, e.g. "new-password". */
  readonly autoComplete: string
  /** Initial value. */
  readonly value?: string | undefined
  readonly optional?: boolean
}

interface FieldsProps<Name extends string> {
  readonly id: string
  readonly formRef?: RefObject<HTMLFormElement | null>
  readonly fields: readonly LightField<Name>[]
  /** Slot of the form, if an element has two. */
  readonly slot?: string | undefined
  /** Account of a new password: hidden, for password managers. */
  readonly username?: string | undefined
  /** Where the form is sent by the browser itself. */
  readonly target?: Pick<FormHTMLAttributes<HTMLFormElement>, 'method' | 'action' | 'target'>
  readonly onInput?: (field: Name, value: string) => void
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** The form and its inputs, children of the element. */
export function LightFields<Name extends string>(props: FieldsProps<Name>) {
  const { id, formRef, fields, slot = 'form', username, target, onInput, onSubmit } = props
  return (
    <>
      <form slot={slot} id={id} ref={formRef} method="post" {...target} noValidate onSubmit={onSubmit}>
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
        {/* Lets Enter send the form; the visible button is in the shadow root. */}
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
          {...(type === 'email' && { inputMode: 'email', spellCheck: 'false', autoCapitalize: 'none' })}
          onInput={event => onInput?.(name, event.currentTarget.value)}
        />
      ))}
    </>
  )
}

interface Props<Name extends string>
  extends Omit<FieldsProps<Name>, 'id' | 'target' | 'onInput' | 'onSubmit'> {
  readonly onInput: (field: Name, value: string) => void
  readonly onSubmit: (typed: Readonly<Record<Name, string>>) => void
}

/**
 * A form whose inputs are in the page's light DOM, because password managers and autofill do not look into shadow
 * roots. The view shows each input through the slot of its name and the form through the slot `form`. Values are read
 * when the form is sent, because password managers may fill them without an event. Inputs that came with the page's HTML
 * are taken over, with what is typed (AUT-22).
 */
export function LightDomForm<Name extends string>({ onSubmit, ...props }: Props<Name>) {
  useSheet(slottedCss)
  const { fields } = props
  const { host } = useElement()
  const [{ id, Place }] = useState<Partial<TakenForm> & { readonly id: string }>(() => ({
    // useId is unique per element only, and other elements may be in the same tree.
    id: `resident-form-${Math.random().toString(36).slice(2)}`,
    ...drawn.takeOver?.form(host),
  }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    onSubmit(
      Object.fromEntries(fields.map(({ name }) => [name, String(formData.get(name) ?? '')])) as Record<
        Name,
        string
      >,
    )
  }
  const content = <LightFields {...props} id={id} onSubmit={submit} />
  return Place ? <Place>{content}</Place> : createPortal(content, host)
}

/** Focuses an input of a form by its name. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  const input = form?.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}
