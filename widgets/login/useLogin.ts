import { useState } from 'react'
import type { ApiError } from '../../src/client/ApiError.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { socialFaults } from './socialFaults.ts'
import type { CredentialField, LoginProblem, LoginState } from './types.ts'
import { useSocialSignIn } from './useSocialSignIn.ts'

type Resend = Extract<LoginProblem, { kind: 'notConfirmed' }>['resend']

/** State and actions of the sign-in form. */
export function useLogin(vendor: string | undefined, focus: (field: CredentialField) => void) {
  const t = useT()
  const { suite, emit } = useElement()
  const social = useSocialSignIn()
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

  const socialText = (failure: ApiError) => {
    const known = socialFaults.find(code => code === failure.code)
    return known ? t(`social.${known}`) : errorText(t, failure)
  }

  const problem = (): LoginProblem | undefined => {
    if (form.problem === undefined)
      return social.failure && { kind: 'failed', text: socialText(social.failure) }
    if (form.failure?.code === 'invalid_credentials') return { kind: 'wrong' }
    if (form.failure?.code === 'profile_not_confirmed') return { kind: 'notConfirmed', resend }
    return { kind: 'failed', text: form.problem }
  }

  const state: LoginState = user
    ? { kind: 'signedIn', name: user.firstName, email: user.email, leaving }
    : {
        kind: 'form',
        sending: form.busy,
        ended,
        passwordShown,
        errors: form.errors,
        problem: problem(),
        providers: social.providers,
        waitingFor: social.busy,
      }

  return {
    state,
    form,
    signInWith: social.signInWith,
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
