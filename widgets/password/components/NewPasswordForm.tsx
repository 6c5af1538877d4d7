import { useRef, useState } from 'react'
import { dropLinkSecret } from '../../../src/client/linkSecret.ts'
import { focusField, LightDomForm } from '../../../src/forms/LightDomForm.tsx'
import { useForm } from '../../../src/forms/useForm.ts'
import { usePasswordStrength } from '../../../src/forms/usePasswordStrength.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useElement } from '../../../src/runtime/ElementContext.ts'
import { loadCalls } from '../loadCalls.ts'
import { PasswordView } from '../PasswordView.tsx'
import type { Shared } from '../types.ts'

interface Props {
  readonly shared: Shared
  readonly token: string
  readonly email: string
  readonly purpose: 'reset' | 'create'
}

/** Sets a password with the secret of a link (AUT-9). */
export function NewPasswordForm({ shared, token, email, purpose }: Props) {
  const t = useT()
  const { suite, emit } = useElement()
  const formRef = useRef<HTMLFormElement>(null)
  const [visible, setShown] = useState(false)
  const [done, setDone] = useState(false)
  const focus = (field: string) => focusField(formRef.current, field)
  const form = useForm({
    initial: { password: '', passwordConfirmation: '' },
    schema: async () => (await loadCalls()).schemas.newPassword,
    body: values => ({ ...values, token }),
    focus,
    async send(values) {
      await (await loadCalls()).setPassword(suite.client, purpose, { ...values, token })
      dropLinkSecret()
      form.reset({ password: '', passwordConfirmation: '' })
      setDone(true)
      emit('resident-password-set')
    },
  })
  const strength = usePasswordStrength(form.values.password, email)
  const isDead = form.failure?.code === 'link_expired'
  const input = { type: visible ? 'text' : 'password', autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordView
        {...shared}
        state={
          done
            ? { kind: 'done', email }
            : isDead
              ? { kind: 'expired', missing: false, purpose }
              : {
                  kind: 'new',
                  purpose,
                  email,
                  sending: form.busy,
                  visible,
                  strength,
                  errors: form.errors,
                  problem: form.problem,
                }
        }
        onSubmit={() => formRef.current?.requestSubmit()}
        onTogglePassword={() => setShown(now => !now)}
        onFocus={focus}
      />
      {!done && !isDead && (
        <LightDomForm
          formRef={formRef}
          username={email}
          fields={[
            {
              name: 'password',
              label: t('password'),
              hint: t('passwordHint'),
              error: form.errors.password,
              ...input,
            },
            {
              name: 'passwordConfirmation',
              label: t('passwordRepeat'),
              error: form.errors.passwordConfirmation,
              ...input,
            },
          ]}
          onInput={form.set}
          onSubmit={form.submit}
        />
      )}
    </>
  )
}
