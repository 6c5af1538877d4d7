import { useRef, useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { dropLinkSecret } from '../../src/client/linkSecret.ts'
import type { Resend } from '../../src/forms/Inbox.tsx'
import { focusField, LightDomForm } from '../../src/forms/LightDomForm.tsx'
import { useForm } from '../../src/forms/useForm.ts'
import { useLinkSecret, useMailLink } from '../../src/forms/useMailLink.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { kindOf, type VerifyKind } from './model.ts'
import { type VerifyEmailState, VerifyEmailView } from './VerifyEmailView.tsx'

const loadCalls = () => import('./verifyEmailCalls.ts')

interface Props {
  readonly view: 'account' | 'contract'
}

/** Confirms the address of an account or a contract; another link on the same page starts again. */
export function VerifyEmail({ view }: Props) {
  const secret = useLinkSecret()
  return (
    <VerifyByLink
      key={secret?.token}
      view={view}
      token={secret?.token}
      isChange={secret?.isChange ?? false}
      intent={secret?.intent}
    />
  )
}

interface LinkProps extends Props {
  readonly token: string | undefined
  readonly isChange: boolean
  readonly intent: number | undefined
}

function VerifyByLink({ view, token, isChange, intent }: LinkProps) {
  const t = useT()
  const link = useDestination()
  const { suite, emit } = useElement()
  const signedIn = useSession(state => state.status === 'ready')
  const mailLink = useMailLink(view === 'account')
  const expectedKind: VerifyKind = view === 'contract' ? 'contract' : isChange ? 'change' : 'account'
  const of = mailLink.kind === 'live' ? kindOf(mailLink.purpose) : expectedKind

  const formRef = useRef<HTMLFormElement>(null)
  const [asksPassword, setAsksPassword] = useState(false)
  const confirmation = useForm({
    initial: { password: '' },
    focus: () => focusField(formRef.current, 'password'),
    async send({ password }) {
      if (token === undefined || !of) return
      const { confirmAddress } = await loadCalls()
      await confirmAddress(suite.client, of, { token, intent, password: password || undefined }).catch(
        (error: unknown) => {
          if (asApiError(error).fields.password) setAsksPassword(true)
          throw error
        },
      )
      dropLinkSecret()
      setDone(of)
      // Best effort: other elements show the old address until their next refresh.
      if (of === 'change') await suite.session.refresh().catch(() => undefined)
      emit('resident-email-verified')
    },
  })
  const [done, setDone] = useState<VerifyKind>()
  const newLink = useNewLink()

  const state = ((): VerifyEmailState => {
    if (done) return { kind: 'done', of: done }
    if (newLink.sentTo !== undefined) return { kind: 'inbox', email: newLink.sentTo, resend: newLink.resend }
    if (mailLink.kind === 'checking') return { kind: 'checking' }
    if (mailLink.kind === 'failed') return { kind: 'failed', text: errorText(t, mailLink.error) }
    const isDead = mailLink.kind === 'expired' || !of || confirmation.failure?.code === 'link_expired'
    if (token === undefined || isDead) {
      const { form } = newLink
      const request = { sending: form.busy, error: form.errors.email, problem: form.problem }
      return { kind: 'dead', of: of ?? expectedKind, missing: token === undefined, ...request }
    }
    return {
      kind: 'ready',
      of,
      email: mailLink.kind === 'live' ? mailLink.email : undefined,
      sending: confirmation.busy,
      password: asksPassword ? { error: confirmation.errors.password } : undefined,
      problem: confirmation.problem,
    }
  })()

  return (
    <>
      <VerifyEmailView
        state={state}
        signedIn={signedIn}
        signIn={link('login')}
        home={link('home')}
        contracts={link('contracts')}
        onConfirm={() => (asksPassword ? formRef.current?.requestSubmit() : void confirmation.submit())}
        onPasswordFocus={() => focusField(formRef.current, 'password')}
        onRetry={() => mailLink.kind === 'failed' && mailLink.retry()}
        onSubmit={newLink.submit}
        onFocus={newLink.focus}
        onResend={newLink.again}
      />
      {state.kind === 'ready' && state.password && (
        <LightDomForm
          formRef={formRef}
          username={state.email}
          fields={[
            {
              name: 'password',
              label: t('password'),
              error: state.password.error,
              type: 'password',
              autoComplete: 'current-password',
            },
          ]}
          onInput={confirmation.set}
          onSubmit={typed => void confirmation.submit(typed)}
        />
      )}
      {state.kind === 'dead' && state.of === 'account' && newLink.input}
    </>
  )
}

/** Requests another confirmation link for an account; the answer is the same for every address (AUT-2). */
function useNewLink() {
  const t = useT()
  const { session } = useElement().suite
  const formRef = useRef<HTMLFormElement>(null)
  const [sentTo, setSentTo] = useState<string>()
  const [resend, setResend] = useState<Resend>('idle')
  const focus = () => focusField(formRef.current, 'email')
  const form = useForm({
    initial: { email: '' },
    schema: async () => (await loadCalls()).newLinkSchema,
    focus,
    async send({ email }) {
      await session.resendLink(email)
      setSentTo(email.trim())
    },
  })
  return {
    form,
    sentTo,
    resend,
    focus,
    submit: () => formRef.current?.requestSubmit(),
    async again() {
      setResend('sending')
      await session.resendLink(sentTo ?? '').then(
        () => setResend('sent'),
        () => setResend('failed'),
      )
    },
    input: (
      <LightDomForm
        formRef={formRef}
        fields={[
          {
            name: 'email',
            label: t('email'),
            error: form.errors.email,
            type: 'email',
            autoComplete: 'username',
          },
        ]}
        onInput={form.set}
        onSubmit={form.submit}
      />
    ),
  }
}
