import type { FormEvent, RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Credentials } from '../../src/schemas/auth.ts'
import type { CredentialField } from './LoginView.tsx'

interface Props {
  readonly host: HTMLElement
  /** Ties the inputs to the form: the slots keep them apart. */
  readonly id: string
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly labels: Readonly<Record<CredentialField, string>>
  /** Sentences of the fields that need correcting; screen readers hear them with the input. */
  readonly errors: Readonly<Partial<Record<CredentialField, string>>>
  readonly passwordShown: boolean
  readonly onInput: (field: CredentialField) => void
  readonly onSubmit: (typed: Pick<Credentials, 'email' | 'password'>) => void
}

/**
 * The form itself, in the page's own document: password managers and the browser do not look into shadow
 * roots. The view shows the two inputs through its slots. They are read when sent and kept nowhere else.
 */
export function CredentialForm({
  host,
  id,
  formRef,
  labels,
  errors,
  passwordShown,
  onInput,
  onSubmit,
}: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSubmit({ email: String(typed.get('email') ?? ''), password: String(typed.get('password') ?? '') })
  }
  const common = (field: CredentialField) => ({
    slot: field,
    name: field,
    form: id,
    required: true,
    'aria-label': labels[field],
    'aria-description': errors[field],
    'aria-invalid': errors[field] !== undefined,
    onInput: () => onInput(field),
  })
  return createPortal(
    <>
      <form slot="form" id={id} ref={formRef} method="post" noValidate onSubmit={submit}>
        {/* Lets Enter send the form; the button people see stands in the shadow root. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
      <input {...common('email')} type="email" inputMode="email" autoComplete="username" spellCheck={false} />
      <input
        {...common('password')}
        type={passwordShown ? 'text' : 'password'}
        autoComplete="current-password"
      />
    </>,
    host,
  )
}
