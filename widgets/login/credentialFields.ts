import type { LightField } from '../../src/forms/LightDomForm.tsx'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { CredentialField, LoginState } from './types.ts'

type FormState = Pick<Extract<LoginState, { kind: 'form' }>, 'errors' | 'passwordShown'>

/** The inputs of the sign-in. */
export const credentialFields = (
  t: Translate,
  { errors, passwordShown }: FormState,
): readonly LightField<CredentialField>[] => [
  {
    name: 'email',
    label: t('email'),
    error: errors.email,
    type: 'email',
    autoComplete: 'username webauthn',
  },
  {
    name: 'password',
    label: t('password'),
    error: errors.password,
    type: passwordShown ? 'text' : 'password',
    autoComplete: 'current-password',
  },
]
