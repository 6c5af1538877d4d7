import { useRef } from 'react'
import { findLoader } from '../../src/client/findLoader.ts'
import { focusField, LightDomForm } from '../../src/forms/LightDomForm.tsx'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useVendor } from '../../src/runtime/useVendor.ts'
import { credentialFields } from './credentialFields.ts'
import { LoginView } from './LoginView.tsx'
import { useLogin } from './useLogin.ts'

interface Props {
  readonly vendor: string | undefined
}

/** Sign-in with e-mail and password (AUT-1 to AUT-4). */
export function Login({ vendor: slug }: Props) {
  const t = useT()
  const link = useDestination()
  const form = useRef<HTMLFormElement>(null)
  const isPrefetched = useRef(false)
  const { suite } = useElement()
  const vendor = useVendor(suite, slug, undefined)
  // Once it is loaded, because the drawing that the element continues with does not know it.
  const ofVendor = vendor ? { vendor: vendor.slug } : {}
  const focus = (field: string) => focusField(form.current, field)
  const login = useLogin(slug ?? suite.config.vendor, focus)
  const { state } = login
  const submit = () => form.current?.requestSubmit()

  return (
    <>
      <LoginView
        state={state}
        vendor={vendor}
        forgot={link('forgot-password', ofVendor)}
        register={link('register', ofVendor)}
        onSubmit={() => login.signInOnly(submit)}
        onLink={submit}
        onPageSignIn={login.signInFromPage}
        onTogglePassword={login.togglePassword}
        onFocus={focus}
        onResend={login.resend}
        onSignOut={login.signOut}
        onProvider={login.signInWith}
        onPasskey={login.signInWithPasskey}
      />
      {state.kind === 'form' && (
        <LightDomForm
          formRef={form}
          fields={credentialFields(t, state)}
          onInput={(field, value) => {
            // Only once; otherwise a script that fails to load would be requested again on each key press.
            if (!isPrefetched.current) findLoader()?.prefetch?.()
            isPrefetched.current = true
            login.form.set(field, value)
          }}
          onSubmit={login.submit}
        />
      )}
    </>
  )
}
