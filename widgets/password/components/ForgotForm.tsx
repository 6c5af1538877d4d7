import { useRef, useState } from 'react'
import type { Resend } from '../../../src/forms/Inbox.tsx'
import { focusField, LightDomForm } from '../../../src/forms/LightDomForm.tsx'
import { useForm } from '../../../src/forms/useForm.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useElement } from '../../../src/runtime/ElementContext.ts'
import { loadCalls } from '../loadCalls.ts'
import { PasswordView } from '../PasswordView.tsx'
import type { Shared } from '../types.ts'

/** Requests a link. The result looks the same whether or not the address has an account (AUT-8). */
export function ForgotForm({ shared }: { readonly shared: Shared }) {
  const t = useT()
  const { client } = useElement().suite
  const formRef = useRef<HTMLFormElement>(null)
  const [sentTo, setSentTo] = useState<string>()
  const [resend, setResend] = useState<Resend>('idle')
  const requestLink = async (email: string) => (await loadCalls()).requestLink(client, email)
  const focus = (field: string) => focusField(formRef.current, field)
  const form = useForm({
    initial: { email: '' },
    schema: async () => (await loadCalls()).schemas.forgot,
    focus,
    async send({ email }) {
      await requestLink(email)
      setResend('idle')
      setSentTo(email.trim())
    },
  })
  return (
    <>
      <PasswordView
        {...shared}
        state={
          sentTo === undefined
            ? { kind: 'forgot', sending: form.busy, error: form.errors.email, problem: form.problem }
            : { kind: 'inbox', email: sentTo, resend }
        }
        onSubmit={() => formRef.current?.requestSubmit()}
        onFocus={focus}
        onResend={async () => {
          setResend('sending')
          await requestLink(sentTo ?? '').then(
            () => setResend('sent'),
            () => setResend('failed'),
          )
        }}
        onChangeEmail={() => setSentTo(undefined)}
      />
      {sentTo === undefined && (
        <LightDomForm
          formRef={formRef}
          fields={[
            {
              name: 'email',
              label: t('email'),
              error: form.errors.email,
              type: 'email',
              autoComplete: 'username',
              value: form.values.email,
            },
          ]}
          onInput={form.set}
          onSubmit={form.submit}
        />
      )}
    </>
  )
}
