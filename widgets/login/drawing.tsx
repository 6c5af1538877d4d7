import { inertForm } from '../../src/api/rules/inertForm.ts'
import type { Drawing } from '../../src/element/Drawing.ts'
import { LightFields } from '../../src/forms/LightDomForm.tsx'
import slottedCss from '../../src/forms/slotted.css?inline'
import { credentialFields } from './credentialFields.ts'
import { LoginView } from './LoginView.tsx'
import css from './login.css?inline'
import type { LoginState } from './types.ts'

const form = 'resident-sign-in'

const nothing = () => undefined

const state: Extract<LoginState, { kind: 'form' }> = {
  kind: 'form',
  sending: false,
  ended: false,
  passwordShown: false,
  errors: {},
  providers: undefined,
  passkey: 'unknown',
}

/** The sign-in as every visitor sees it first (AUT-22). */
export const drawing: Drawing = {
  css: [slottedCss, css],
  formAction: '/api/v5/auth/login/form',
  inShadow: ({ hasVendor, link }) => (
    <LoginView
      state={state}
      vendor={hasVendor ? null : undefined}
      forgot={link('forgot-password')}
      register={link('register')}
      onSubmit={nothing}
      onTogglePassword={nothing}
      onFocus={nothing}
      onResend={nothing}
      onSignOut={nothing}
      onProvider={nothing}
      onPasskey={nothing}
      onLink={nothing}
      onPageSignIn={nothing}
    />
  ),
  inLight: ({ t }) => (
    <>
      <LightFields
        id={form}
        fields={credentialFields(t, state)}
        // Frames open what they lead to in another tab.
        target={{ ...inertForm, target: '_self' }}
      />
      {/* The view's own button is in the shadow root, where it cannot send the form. */}
      <button slot="submit" form={form} type="submit">
        <span>{t('shared:signIn')}</span>
      </button>
    </>
  ),
}
