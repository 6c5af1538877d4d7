import { useState } from 'react'
import { useElement } from '../../src/shell/ElementContext.ts'
import { useForm } from '../../src/shell/useForm.ts'
import { useSession } from '../../src/shell/useSession.ts'
import type { CredentialField, LoginProblem, LoginState } from './LoginView.tsx'

type Resend = Extract<LoginProblem, { kind: 'notConfirmed' }>['resend']

/** The state of the sign-in and what a person can do with it. */
export function useLogin(vendor: string | undefined, focus: (field: CredentialField) => void) {
  const { suite, emit } = useElement()
  const user = useSession(state => state.user)
  const ended = useSession(state => state.expired)
  const [leaving, setLeaving] = useState(false)
  const [resend, setResend] = useState<Resend>('idle')
  const [passwordShown, setPasswordShown] = useState(false)
  const form = useForm({
    initial: { email: '', password: '' },
    focus,
    async send(typed) {
      setResend('idle')
      await suite.session.signIn(vendor === undefined ? typed : { ...typed, vendor })
      form.reset({ email: '', password: '' })
      setPasswordShown(false)
      emit('resident-signed-in')
    },
  })

  const problem = (): LoginProblem | undefined => {
    if (form.problem === undefined) return undefined
    if (form.failure?.code === 'invalid_credentials') return { kind: 'wrong' }
    if (form.failure?.code === 'profile_not_confirmed') return { kind: 'notConfirmed', resend }
    return { kind: 'failed', text: form.problem }
  }

  const state: LoginState = user
    ? { kind: 'signedIn', name: user.firstName, email: user.email, leaving }
    : { kind: 'form', sending: form.busy, ended, passwordShown, errors: form.errors, problem: problem() }

  return {
    state,
    form,
    togglePassword: () => setPasswordShown(shown => !shown),
    async resend() {
      setResend('sending')
      await suite.session.resendLink(form.values.email).then(
        () => setResend('sent'),
        () => setResend('failed'),
      )
    },
    async signOut() {
      setLeaving(true)
      await suite.session.signOut()
      setLeaving(false)
      emit('resident-signed-out')
    },
  }
}
