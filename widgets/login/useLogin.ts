import { useRef, useState } from 'react'
import type { ApiError } from '../../src/client/ApiError.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { identityKey } from '../../src/suite/config.ts'
import { socialFaults } from './socialFaults.ts'
import type { CredentialField, LinkResult, LoginProblem, LoginState } from './types.ts'
import { usePasskey } from './usePasskey.ts'
import { useSocialSignIn } from './useSocialSignIn.ts'

const linking = () => import('./linkAccount.ts')

type Resend = Extract<LoginProblem, { kind: 'notConfirmed' }>['resend']

/** State and actions of the sign-in form. */
export function useLogin(vendor: string | undefined, focus: (field: CredentialField) => void) {
  const t = useT()
  const { suite, emit } = useElement()
  const social = useSocialSignIn()
  const user = useSession(state => state.user)
  const ended = useSession(state => state.expired)
  const identity = useSession(state => state.identity)
  // A stored session is being read: the form goes in a moment.
  const restoring = useSession(state => state.status === 'loading')
  const passkey = usePasskey(!user && !restoring && identity !== 'asking', () => emit('resident-signed-in'))
  const [leaving, setLeaving] = useState(false)
  const [resend, setResend] = useState<Resend>('idle')
  const [passwordShown, setPasswordShown] = useState(false)
  const [linkResult, setLinkResult] = useState<LinkResult>()
  // Refs, because the button that is pressed decides how the form is sent, before the form's own state changes.
  const isWithoutLink = useRef(false)
  const isLinking = useRef(false)
  const form = useForm({
    initial: { email: '', password: '' },
    focus,
    async send(typed) {
      setResend('idle')
      passkey.forget()
      await suite.session.signIn(vendor === undefined ? typed : { ...typed, vendor })
      setLinkResult(undefined)
      if (isLinking.current)
        await linking()
          .then(({ linkAccount }) => linkAccount(suite, typed.password))
          .then(setLinkResult, () => setLinkResult('failed'))
      form.reset({ email: '', password: '' })
      setPasswordShown(false)
      emit('resident-signed-in')
    },
  })

  const socialText = (failure: ApiError) => {
    const known = socialFaults.find(code => code === failure.code)
    return known ? t(`social.${known}`) : errorText(t, failure)
  }

  const passkeyText = (failure: ApiError) =>
    failure.code === 'passkey_refused' ? t('passkey.refused') : errorText(t, failure)

  const problem = (): LoginProblem | undefined => {
    if (passkey.failure) return { kind: 'failed', text: passkeyText(passkey.failure) }
    const failure = form.failure ?? social.failure
    if (!failure) return undefined
    if (failure.code === 'invalid_credentials') return { kind: 'wrong' }
    if (failure.code === 'profile_not_confirmed') return { kind: 'notConfirmed', resend }
    return { kind: 'failed', text: socialText(failure) }
  }

  const state: LoginState = user
    ? { kind: 'signedIn', name: user.firstName, email: user.email, leaving, linkResult }
    : identity === 'asking'
      ? { kind: 'asking' }
      : {
          kind: 'form',
          sending: form.busy,
          ended,
          passwordShown,
          errors: form.errors,
          problem: problem(),
          providers: social.providers,
          waitingFor: social.busy,
          passkey: passkey.state,
          pageSignIn: suite.identity.has(identityKey) ? identity : undefined,
        }

  return {
    state,
    form,
    signInWith: social.signInWith,
    signInWithPasskey: passkey.signIn,
    submit(typed: Parameters<typeof form.submit>[0]) {
      isLinking.current = identity === 'unlinked' && !isWithoutLink.current
      form.submit(typed)
    },
    /** Sends the form, and does not link the account to the page's person. */
    signInOnly(send: () => void) {
      isWithoutLink.current = true
      send()
      isWithoutLink.current = false
    },
    signInFromPage: () => void linking().then(({ signInFromPage }) => signInFromPage(suite)),
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
