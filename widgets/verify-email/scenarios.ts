import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { VerifyEmailState, VerifyEmailViewProps } from './VerifyEmailView.tsx'

export type VerifyEmailScenario = Pick<VerifyEmailViewProps, 'state' | 'signedIn'>

const email = 'ona.onaityte@example.com'
const ready: VerifyEmailState & { kind: 'ready' } = {
  kind: 'ready',
  of: 'account',
  email,
  sending: false,
  problem: undefined,
}
const dead: VerifyEmailState & { kind: 'dead' } = {
  kind: 'dead',
  of: 'account',
  missing: false,
  sending: false,
  error: undefined,
  problem: undefined,
}
const visitor = (state: VerifyEmailState): VerifyEmailScenario => ({ state, signedIn: false })
const resident = (state: VerifyEmailState): VerifyEmailScenario => ({ state, signedIn: true })

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, VerifyEmailScenario>> => ({
  'link being checked': visitor({ kind: 'checking' }),
  account: visitor(ready),
  'registered twice': visitor({ ...ready, password: { error: t('validation.password_of_registration') } }),
  'new address': resident({ ...ready, of: 'change' }),
  contract: resident({ ...ready, of: 'contract', email: undefined }),
  confirming: visitor({ ...ready, sending: true }),
  'not confirmed': visitor({ ...ready, problem: t('shared:errors.offline') }),
  'account confirmed': visitor({ kind: 'done', of: 'account' }),
  'new address confirmed': visitor({ kind: 'done', of: 'change' }),
  'new address confirmed, signed in': resident({ kind: 'done', of: 'change' }),
  'contract confirmed': resident({ kind: 'done', of: 'contract' }),
  'link too old': visitor(dead),
  'link of a new address too old': resident({ ...dead, of: 'change' }),
  'link of a contract too old': resident({ ...dead, of: 'contract' }),
  'without a link': visitor({ ...dead, missing: true }),
  'without a link of a contract': visitor({ ...dead, of: 'contract', missing: true }),
  'address to correct': visitor({ ...dead, error: t('shared:validation.email') }),
  'asking for another link': visitor({ ...dead, sending: true }),
  'another link not sent': visitor({ ...dead, problem: t('shared:errors.rate_limited', { count: 4 }) }),
  inbox: visitor({ kind: 'inbox', email, resend: 'idle' }),
  'sent again': visitor({ kind: 'inbox', email, resend: 'sent' }),
  'link not checked': visitor({ kind: 'failed', text: t('shared:errors.offline') }),
})
