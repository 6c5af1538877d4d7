import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { LoginState, LoginViewProps } from './types.ts'

export type LoginScenario = Pick<LoginViewProps, 'state' | 'vendor'>

const form: LoginState & { kind: 'form' } = {
  kind: 'form',
  sending: false,
  ended: false,
  passwordShown: false,
  errors: {},
  passkey: 'ready',
  providers: [
    { id: 'lumo', name: 'Lumo' },
    { id: 'kaimyna', name: 'Kaimyna' },
  ],
}

const signedIn = { kind: 'signedIn', name: 'Ona', email: 'owner@example.com', leaving: false } as const

const alfa = { title: 'Alfa namai', color: '#00A1B5', logo: null }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, LoginScenario>> => ({
  ready: { state: form },
  vendor: { state: form, vendor: alfa },
  'vendor of another colour': { state: form, vendor: { title: 'Beta būstas', color: '#5B2D90', logo: null } },
  sending: { state: { ...form, sending: true }, vendor: alfa },
  'password shown': { state: { ...form, passwordShown: true } },
  'fields to correct': {
    state: {
      ...form,
      errors: { email: t('shared:validation.email'), password: t('shared:validation.required') },
    },
  },
  'wrong details': { state: { ...form, problem: { kind: 'wrong' } } },
  'not confirmed': { state: { ...form, problem: { kind: 'notConfirmed', resend: 'idle' } } },
  'sending the link': { state: { ...form, problem: { kind: 'notConfirmed', resend: 'sending' } } },
  'link sent': { state: { ...form, problem: { kind: 'notConfirmed', resend: 'sent' } } },
  'link not sent': { state: { ...form, problem: { kind: 'notConfirmed', resend: 'failed' } } },
  'too many attempts': {
    state: { ...form, problem: { kind: 'failed', text: t('shared:errors.rate_limited', { count: 4 }) } },
  },
  offline: { state: { ...form, problem: { kind: 'failed', text: t('shared:errors.offline') } } },
  'social account exists': {
    state: { ...form, problem: { kind: 'failed', text: t('social.social_account_exists') } },
  },
  'social email unverified': {
    state: { ...form, problem: { kind: 'failed', text: t('social.social_email_unverified') } },
  },
  'no providers': { state: { ...form, providers: [], passkey: 'none' } },
  'passkeys alone': { state: { ...form, providers: [] } },
  'no passkeys': { state: { ...form, passkey: 'none' } },
  'passkeys not known yet': { state: { ...form, passkey: 'unknown' } },
  'choosing a passkey': { state: { ...form, passkey: 'busy' } },
  'passkey refused': { state: { ...form, problem: { kind: 'failed', text: t('passkey.refused') } } },
  'providers not known yet': { state: { ...form, providers: undefined, passkey: 'unknown' } },
  'waiting for a provider': { state: { ...form, waitingFor: 'kaimyna' } },
  'session ended': { state: { ...form, ended: true }, vendor: alfa },
  'page is asked': { state: { kind: 'asking' }, vendor: alfa },
  'not linked to the page': { state: { ...form, pageSignIn: 'unlinked', providers: [] }, vendor: alfa },
  'signing in to link': {
    state: { ...form, pageSignIn: 'unlinked', providers: [], sending: true },
    vendor: alfa,
  },
  'page sign-in failed': { state: { ...form, pageSignIn: 'failed', providers: [] }, vendor: alfa },
  'signed out here': { state: { ...form, pageSignIn: 'left', providers: [] }, vendor: alfa },
  'linked to the page': { state: { ...signedIn, linkResult: 'linked' }, vendor: alfa },
  'linked too late': { state: { ...signedIn, linkResult: 'expired' }, vendor: alfa },
  'linked elsewhere': { state: { ...signedIn, linkResult: 'elsewhere' }, vendor: alfa },
  'not linked': { state: { ...signedIn, linkResult: 'failed' }, vendor: alfa },
  'signed in': {
    state: signedIn,
    vendor: alfa,
  },
  'signing out': {
    state: { ...signedIn, leaving: true },
    vendor: alfa,
  },
})
