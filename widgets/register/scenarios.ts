import type { Translate } from '../../src/i18n/TextsContext.ts'
import { emptyValues } from './model.ts'
import type { RegisterFormState, RegisterViewProps } from './types.ts'

export type RegisterScenario = Pick<RegisterViewProps, 'state' | 'vendor' | 'legal'>

const form: RegisterFormState = {
  kind: 'form',
  completes: undefined,
  sending: false,
  passwordVisible: false,
  strength: undefined,
  consents: emptyValues,
  errors: {},
  problem: undefined,
}

const agreed = {
  'consents.privacyPolicy': true,
  'consents.rules': true,
  'consents.userAgreement': true,
  'consents.contractDataProcessing': true,
  'consents.newsletter': false,
}

const legal = {
  'consents.privacyPolicy': 'https://residents.example/privacy',
  'consents.rules': 'https://residents.example/terms',
}
const vendor = { title: 'Alfa namai', color: '#00A1B5', logo: null }
const email = 'ona.onaityte@example.com'

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, RegisterScenario>> => ({
  ready: { state: form, legal },
  'no address of the texts': { state: form, legal: {} },
  vendor: { state: form, vendor, legal },
  'weak password': { state: { ...form, strength: 'weak', consents: agreed }, legal },
  'strong password': {
    state: { ...form, strength: 'strong', passwordVisible: true, consents: agreed },
    legal,
  },
  sending: { state: { ...form, strength: 'fair', consents: agreed, sending: true }, legal },
  'fields to correct': {
    state: {
      ...form,
      errors: {
        firstName: t('forms:name_short'),
        phone: t('forms:phone'),
        email: t('shared:validation.email'),
        password: t('forms:password_common'),
        passwordConfirmation: t('forms:password_mismatch'),
        'consents.rules': t('forms:consent_required'),
      },
      strength: 'short',
    },
    legal,
  },
  'not sent': { state: { ...form, consents: agreed, problem: t('shared:errors.offline') }, legal },
  inbox: { state: { kind: 'inbox', email, resend: 'idle' }, legal },
  'sending again': { state: { kind: 'inbox', email, resend: 'sending' }, legal },
  'sent again': { state: { kind: 'inbox', email, resend: 'sent' }, legal },
  'not sent again': { state: { kind: 'inbox', email, resend: 'failed' }, legal },
  'link being checked': { state: { kind: 'checking' }, legal },
  completing: { state: { ...form, completes: email }, legal },
  'not completed': {
    state: { ...form, completes: email, consents: agreed, problem: t('shared:errors.internal') },
    legal,
  },
  completed: { state: { kind: 'completed', email }, legal },
  'link too old': { state: { kind: 'expired' }, legal },
  'link not checked': { state: { kind: 'failed', text: t('shared:errors.offline') }, legal },
  'signed in': { state: { kind: 'signedIn', email }, legal },
})
