import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { Credentials } from '../../src/schemas/auth.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { errorText } from '../../src/shell/errorText.ts'
import { useSession } from '../../src/shell/useSession.ts'
import type { CredentialField, LoginProblem, LoginState } from './LoginView.tsx'

type Resend = Extract<LoginProblem, { kind: 'notConfirmed' }>['resend']

const fields: readonly CredentialField[] = ['email', 'password']

/** The state of the sign-in and what a person can do with it. Nothing typed is kept here but the e-mail to send a link to. */
export function useLogin(vendor: string | undefined) {
  const t = useT()
  const { suite, emit } = useElement()
  const user = useSession(state => state.user)
  const ended = useSession(state => state.expired)
  const [error, setError] = useState<ApiError>()
  const [corrected, setCorrected] = useState<readonly CredentialField[]>([])
  const [work, setWork] = useState<'none' | 'sending' | 'leaving'>('none')
  const [resend, setResend] = useState<Resend>('idle')
  const [passwordShown, setPasswordShown] = useState(false)
  // State is a render behind: a double click must not send twice.
  const busy = useRef(false)
  const email = useRef('')

  const sentences = fields.flatMap(field => {
    const key = corrected.includes(field) ? undefined : error?.fields[field]?.[0]
    return key === undefined ? [] : [[field, t(`shared:${key}`)] as const]
  })

  const problem = (): LoginProblem | undefined => {
    if (!error || Object.keys(error.fields).length > 0) return undefined
    if (error.code === 'invalid_credentials') return { kind: 'wrong' }
    if (error.code === 'profile_not_confirmed') return { kind: 'notConfirmed', resend }
    return { kind: 'failed', text: errorText(t, error) }
  }

  const state: LoginState = user
    ? { kind: 'signedIn', name: user.firstName, email: user.email, leaving: work === 'leaving' }
    : {
        kind: 'form',
        sending: work === 'sending',
        ended,
        passwordShown,
        errors: Object.fromEntries(sentences),
        problem: problem(),
      }

  return {
    state,
    togglePassword: () => setPasswordShown(shown => !shown),
    /** A field was typed in: its sentence goes. */
    correct: (field: CredentialField) => setCorrected(done => [...done, field]),
    /** Signs in; gives the first field that needs correcting, if any. */
    async signIn(typed: Pick<Credentials, 'email' | 'password'>): Promise<CredentialField | undefined> {
      if (busy.current) return undefined
      busy.current = true
      email.current = typed.email
      setWork('sending')
      try {
        await suite.session.signIn(vendor === undefined ? typed : { ...typed, vendor })
        setError(undefined)
        setPasswordShown(false)
        emit('resident-signed-in')
        return undefined
      } catch (thrown) {
        const failure = asApiError(thrown)
        setError(failure)
        setCorrected([])
        setResend('idle')
        return fields.find(field => failure.fields[field])
      } finally {
        busy.current = false
        setWork('none')
      }
    },
    async resend() {
      setResend('sending')
      await suite.session.resendLink(email.current).then(
        () => setResend('sent'),
        () => setResend('failed'),
      )
    },
    async signOut() {
      setWork('leaving')
      await suite.session.signOut()
      setWork('none')
      emit('resident-signed-out')
    },
  }
}
