import { useRef, useState } from 'react'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { usePlace } from '../../src/shell/usePlace.ts'
import { useVendor } from '../../src/shell/useVendor.ts'
import { CredentialForm } from './CredentialForm.tsx'
import { type CredentialField, LoginView } from './LoginView.tsx'
import { useLogin } from './useLogin.ts'

interface Props {
  readonly vendor: string | undefined
}

/** Sign-in with e-mail and password (AUT-1 to AUT-4). */
export function Login({ vendor: slug }: Props) {
  const t = useT()
  // useId counts per element, and another element's ids may stand in the same tree as this form.
  const [id] = useState(() => `resident-form-${Math.random().toString(36).slice(2)}`)
  const link = usePlace()
  const form = useRef<HTMLFormElement>(null)
  const { host, suite } = useElement()
  const vendor = useVendor(suite, slug, undefined)
  const login = useLogin(slug ?? suite.config.vendor)
  const { state } = login

  const focus = (field: CredentialField) => {
    const input = form.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  }

  return (
    <>
      <LoginView
        state={state}
        {...(vendor && {
          vendor: { title: vendor.title, color: vendor.color, logo: vendor.logo?.svg ?? null },
        })}
        forgot={link('forgot-password')}
        register={link('register')}
        onSubmit={() => form.current?.requestSubmit()}
        onTogglePassword={login.togglePassword}
        onFocus={focus}
        onResend={login.resend}
        onSignOut={login.signOut}
      />
      {state.kind === 'form' && (
        <CredentialForm
          host={host}
          id={id}
          formRef={form}
          labels={{ email: t('email'), password: t('password') }}
          errors={state.errors}
          passwordShown={state.passwordShown}
          onInput={login.correct}
          onSubmit={async typed => {
            const invalid = await login.signIn(typed)
            if (invalid) focus(invalid)
          }}
        />
      )}
    </>
  )
}
