import { useEffect, useRef, useState } from 'react'
import { dropLinkSecret } from '../../src/client/linkSecret.ts'
import type { Resend } from '../../src/forms/Inbox.tsx'
import { focusField, LightDomForm, type LightField } from '../../src/forms/LightDomForm.tsx'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useMailLink } from '../../src/forms/useMailLink.ts'
import { usePasswordStrength } from '../../src/forms/usePasswordStrength.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { useVendor } from '../../src/runtime/useVendor.ts'
import { loadLegalLinks } from '../../src/suite/publicData.ts'
import { emptyValues, type LegalLinks, noDetails, registerBody, type TextField } from './model.ts'
import { RegisterView } from './RegisterView.tsx'
import type { RegisterState } from './types.ts'

const loadCalls = () => import('./registerCalls.ts')

interface Props {
  readonly vendor: string | undefined
}

/** Creates an account (AUT-5, AUT-6), or completes one from the link of a mail (AUT-7). */
export function Register({ vendor: slug }: Props) {
  const t = useT()
  const link = useDestination()
  const { suite, emit } = useElement()
  const formRef = useRef<HTMLFormElement>(null)
  const user = useSession(state => state.user)
  const vendor = useVendor(suite, slug, undefined)
  const mailLink = useMailLink()
  const [passwordVisible, setPasswordVisible] = useState(false)
  const [resend, setResend] = useState<Resend>('idle')
  const [sentTo, setSentTo] = useState<string>()
  const [completed, setCompleted] = useState<string>()
  const legal = useLegalLinks()
  const completing = mailLink.kind === 'live' ? mailLink : undefined
  const focus = (field: string) => focusField(formRef.current, field)

  const draft = useDraft('register', noDetails)

  const form = useForm({
    // Who completes an account may be somebody else than who began to create one on this device.
    initial: { ...emptyValues, ...(mailLink.kind === 'none' && draft.saved) },
    schema: async () => (await loadCalls()).schemaOf(completing?.token),
    body: values => ({ ...registerBody(values), ...(completing && { token: completing.token }) }),
    focus,
    async send(values) {
      const { sendRegistration } = await loadCalls()
      await sendRegistration(suite.client, values, completing?.token)
      if (completing) {
        dropLinkSecret()
        setCompleted(completing.email)
      } else {
        draft.drop()
        setResend('idle')
        setSentTo(values.email.trim())
      }
      emit('resident-registered')
    },
  })
  const strength = usePasswordStrength(form.values.password, completing?.email ?? form.values.email)

  const state = ((): RegisterState => {
    if (completed !== undefined) return { kind: 'completed', email: completed }
    if (sentTo !== undefined) return { kind: 'inbox', email: sentTo, resend }
    if (user) return { kind: 'signedIn', email: user.email }
    if (mailLink.kind === 'checking' || mailLink.kind === 'expired') return { kind: mailLink.kind }
    if (mailLink.kind === 'failed') return { kind: 'failed', text: errorText(t, mailLink.error) }
    // The link was used or has expired while the form was open.
    if (completing && form.failure?.code === 'link_expired') return { kind: 'expired' }
    return {
      kind: 'form',
      completes: completing?.email,
      sending: form.busy,
      passwordVisible,
      strength,
      consents: form.values,
      errors: form.errors,
      problem: form.problem,
    }
  })()

  const field = (name: TextField, more: Partial<LightField<TextField>> & { autoComplete: string }) => ({
    name,
    label: t(name === 'passwordConfirmation' ? 'passwordRepeat' : name),
    error: form.errors[name],
    value: form.values[name],
    ...more,
  })
  const secret = { type: passwordVisible ? 'text' : 'password', autoComplete: 'new-password' } as const
  const fields = [
    field('firstName', { autoComplete: 'given-name' }),
    field('lastName', { autoComplete: 'family-name' }),
    field('phone', { type: 'tel', autoComplete: 'tel', hint: t('phoneHint') }),
    ...(completing ? [] : [field('email', { type: 'email', autoComplete: 'email' })]),
    field('password', { ...secret, hint: t('passwordHint') }),
    field('passwordConfirmation', secret),
  ]

  return (
    <>
      <RegisterView
        state={state}
        vendor={vendor}
        legal={legal}
        signIn={link('login', vendor ? { vendor: vendor.slug } : {})}
        onSubmit={() => formRef.current?.requestSubmit()}
        onTogglePassword={() => setPasswordVisible(shown => !shown)}
        onFocus={focus}
        onConsent={form.set}
        onResend={async () => {
          setResend('sending')
          await suite.session.resendLink(sentTo ?? '').then(
            () => setResend('sent'),
            () => setResend('failed'),
          )
        }}
        onChangeEmail={() => setSentTo(undefined)}
        onRetry={() => mailLink.kind === 'failed' && mailLink.retry()}
      />
      {state.kind === 'form' && (
        <LightDomForm
          formRef={formRef}
          fields={fields}
          username={completing?.email}
          onInput={(name, value) => {
            form.set(name, value)
            if (!completing) draft.keep({ ...form.values, [name]: value })
          }}
          onSubmit={form.submit}
        />
      )}
    </>
  )
}

/** Addresses of the legal texts; empty while loading. */
function useLegalLinks(): LegalLinks {
  const { suite } = useElement()
  const [links, setLinks] = useState<LegalLinks>({})
  useEffect(() => {
    let current = true
    loadLegalLinks(suite).then(
      ({ privacyPolicy, terms }) =>
        current &&
        setLinks({
          ...(privacyPolicy && { 'consents.privacyPolicy': privacyPolicy }),
          ...(terms && { 'consents.rules': terms }),
        }),
    )
    return () => {
      current = false
    }
  }, [suite])
  return links
}
