import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { PasswordState, PasswordViewProps } from './types.ts'

export type PasswordScenario = Pick<PasswordViewProps, 'state' | 'vendor'>

const email = 'ona.onaityte@example.com'
const forgot = { kind: 'forgot', sending: false, error: undefined, problem: undefined } as const
const reset: PasswordState & { kind: 'new' } = {
  kind: 'new',
  purpose: 'reset',
  email,
  sending: false,
  visible: false,
  strength: undefined,
  errors: {},
  problem: undefined,
}
const vendor = { title: 'Beta būstas', color: '#5B2D90', logo: null }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, PasswordScenario>> => ({
  forgot: { state: forgot },
  'forgot at a vendor': { state: forgot, vendor },
  'asking for the link': { state: { ...forgot, sending: true } },
  'address to correct': { state: { ...forgot, error: t('shared:validation.email') } },
  'link not sent': { state: { ...forgot, problem: t('shared:errors.offline') } },
  inbox: { state: { kind: 'inbox', email, resend: 'idle' } },
  'sending again': { state: { kind: 'inbox', email, resend: 'sending' } },
  'sent again': { state: { kind: 'inbox', email, resend: 'sent' } },
  'not sent again': { state: { kind: 'inbox', email, resend: 'failed' } },
  'link being checked': { state: { kind: 'checking' } },
  'new password': { state: reset },
  'first password': { state: { ...reset, purpose: 'create' }, vendor },
  short: { state: { ...reset, strength: 'short' } },
  weak: { state: { ...reset, strength: 'weak' } },
  fair: { state: { ...reset, strength: 'fair' } },
  'strong, shown': { state: { ...reset, strength: 'strong', visible: true } },
  'fields to correct': {
    state: {
      ...reset,
      strength: 'weak',
      errors: { password: t('forms:password_common'), passwordConfirmation: t('forms:password_mismatch') },
    },
  },
  saving: { state: { ...reset, strength: 'strong', sending: true } },
  'not saved': { state: { ...reset, strength: 'strong', problem: t('shared:errors.internal') } },
  done: { state: { kind: 'done', email } },
  'link too old': { state: { kind: 'expired', missing: false, purpose: 'reset' } },
  'first link too old': { state: { kind: 'expired', missing: false, purpose: 'create' } },
  'without a link': { state: { kind: 'expired', missing: true, purpose: 'reset' } },
  'link not checked': { state: { kind: 'failed', text: t('shared:errors.offline') } },
})
