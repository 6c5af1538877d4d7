import type { Translate } from '../../src/i18n/TextsContext.ts'
import { deviceScenarios, devices } from './deviceScenarios.ts'
import { socialErrors } from './model.ts'
import { passkeyScenarios, passkeys } from './passkeyScenarios.ts'
import type { PushSwitch } from './pushTypes.ts'
import type {
  AccountConsent,
  ContractConsent,
  DetailsState,
  EmailState,
  PasswordState,
  ProfileState,
  ProfileViewProps,
  ProofState,
  SocialAccount,
  SocialState,
  YourDataState,
} from './types.ts'

export type ProfileScenario = Pick<ProfileViewProps, 'state' | 'linkContract'>

const values = { firstName: 'Ona', lastName: 'Vaičiulytė', phone: '+37061200001' }
const current = 'owner@example.com'

const details: DetailsState = {
  values,
  errors: {},
  problem: undefined,
  busy: false,
  restored: false,
  saved: false,
}
const email: EmailState = { kind: 'idle', current }
const emailForm: EmailState & { kind: 'form' } = { kind: 'form', current, value: '', busy: false }
const pending: EmailState & { kind: 'pending' } = {
  kind: 'pending',
  current,
  newEmail: 'ona.vaiciulyte@example.com',
  until: '14:05',
  resent: false,
  busy: 'none',
}
const password: PasswordState = { kind: 'idle', saved: false }
const passwordForm: PasswordState & { kind: 'form' } = {
  kind: 'form',
  visible: false,
  busy: false,
  errors: {},
}
const lumo: SocialAccount = {
  provider: 'lumo',
  name: 'Lumo',
  email: 'ona.vaiciulyte@example.com',
  linkedAt: '2026-03-04T08:00:00.000Z',
  canUnlink: true,
}
const kaimyna: SocialAccount = {
  provider: 'kaimyna',
  name: 'Kaimyna',
  email: null,
  linkedAt: null,
  canUnlink: false,
}
const social: SocialState = {
  panel: { kind: 'ready', data: [lumo, kaimyna] },
  busy: undefined,
  notice: undefined,
}
const proof: ProofState = { open: false, busy: false, visible: false }
const data: YourDataState = {
  exporting: 'idle',
  deletion: { open: false, busy: false, visible: false, contact: 'info@residents.example' },
}

const account = (more: Partial<Extract<ProfileState, { tab: 'profile' }>> = {}): ProfileState => ({
  tab: 'profile',
  details,
  email,
  password,
  social,
  passkeys,
  devices,
  proof,
  data,
  ...more,
})
const deletion = (more: Partial<YourDataState['deletion']>): ProfileState =>
  account({ data: { ...data, deletion: { ...data.deletion, open: true, ...more } } })

const consent = (key: AccountConsent['key'], more: Partial<AccountConsent> = {}): AccountConsent => ({
  key,
  given: true,
  mandatory: false,
  busy: false,
  ...more,
})
const consents = (more: Partial<AccountConsent> = {}, push?: PushSwitch): ProfileState => ({
  tab: 'profile-consent',
  push,
  panel: {
    kind: 'ready',
    data: [
      consent('privacyPolicy', { mandatory: true }),
      consent('rules', { mandatory: true }),
      consent('dataProcessing', { mandatory: true }),
      consent('newsletter', { given: false, ...more }),
      consent('paymentService'),
    ],
  },
})

const contracts = [
  { id: 1, name: 'Namai Žirmūnuose · #100201' },
  { id: 2, name: 'Tėvų butas su labai ilgu pavadinimu, kad matytųsi, kaip jis laužomas · #100202' },
]
const switches = (more: Partial<ContractConsent> = {}): readonly ContractConsent[] => [
  { key: 'billEmailDelivery', given: true, busy: false },
  { key: 'newsletters', given: false, busy: false, ...more },
  { key: 'transactionalEmail', given: true, busy: false },
  { key: 'transactionalSms', given: false, busy: false },
]
const ofContract = (
  more: Partial<Extract<ProfileState, { tab: 'contract-consent' }>> = {},
): ProfileState => ({
  tab: 'contract-consent',
  contracts,
  contractId: 1,
  panel: { kind: 'ready', data: switches() },
  ...more,
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, ProfileScenario>> => {
  const offline = t('shared:errors.offline')
  const failed = { kind: 'failed', text: offline, reference: '5f2c91ae' } as const
  const states: Readonly<Record<string, ProfileState>> = {
    account: account(),
    'details to correct': account({
      details: {
        ...details,
        values: { firstName: 'O', lastName: '', phone: '861200001' },
        errors: {
          firstName: t('forms:name_short'),
          lastName: t('shared:validation.required'),
          phone: t('forms:phone'),
        },
      },
    }),
    'details being saved': account({ details: { ...details, busy: true } }),
    'details saved': account({ details: { ...details, saved: true } }),
    'details not saved': account({ details: { ...details, problem: offline } }),
    'what was typed earlier': account({ details: { ...details, restored: true } }),
    'address being asked for': account({ email: { kind: 'loading', current } }),
    'another address': account({
      email: { ...emailForm, value: 'ona@example', error: t('shared:validation.email') },
    }),
    'link not sent': account({ email: { ...emailForm, value: 'ona@example.com', problem: offline } }),
    'address to confirm': account({ email: pending }),
    'link sent again': account({ email: { ...pending, resent: true } }),
    'link not sent again': account({ email: { ...pending, problem: offline } }),
    'change cancelled': account({ email: { ...email, kind: 'idle', notice: 'cancelled' } }),
    'another password': account({ password: passwordForm }),
    'password to correct': account({
      password: {
        ...passwordForm,
        visible: true,
        errors: {
          currentPassword: t('forms:password_wrong'),
          password: t('forms:password_short'),
          passwordConfirmation: t('forms:password_mismatch'),
        },
      },
    }),
    'password not changed': account({ password: { ...passwordForm, problem: offline } }),
    'password changed': account({ password: { kind: 'idle', saved: true } }),
    'accounts elsewhere being asked for': account({
      social: { ...social, panel: { kind: 'loading', slow: false } },
    }),
    'accounts elsewhere failed': account({ social: { ...social, panel: failed } }),
    'account elsewhere being linked': account({ social: { ...social, busy: 'kaimyna' } }),
    'account created with another': account({
      social: { ...social, panel: { kind: 'ready', data: [{ ...lumo, canUnlink: false }, kaimyna] } },
    }),
    ...Object.fromEntries(
      socialErrors.map(code => [
        code.replaceAll('_', ' '),
        account({ social: { ...social, notice: { tone: 'danger', text: t(`social.${code}`) } } }),
      ]),
    ),
    'account elsewhere linked': account({
      social: { ...social, notice: { tone: 'success', text: t('social.linked') } },
    }),
    ...Object.fromEntries(
      Object.entries(passkeyScenarios(t)).map(([name, state]) => [name, account({ passkeys: state })]),
    ),
    ...Object.fromEntries(
      Object.entries(deviceScenarios(t)).map(([name, state]) => [name, account({ devices: state })]),
    ),
    'data downloaded': account({ data: { ...data, exporting: 'done' } }),
    'data being collected': account({ data: { ...data, exporting: 'busy' } }),
    'data not downloaded': account({ data: { ...data, exportProblem: offline } }),
    'asking for the password': account({ proof: { ...proof, open: true } }),
    'wrong password': account({ proof: { ...proof, open: true, error: 'validation.password_wrong' } }),
    'asking before deletion': deletion({}),
    'wrong password at deletion': deletion({ wrongPassword: t('forms:password_wrong') }),
    'not deleted': deletion({ problem: t('shared:errors.internal') }),
    consents: consents(),
    'consent being saved': consents({ given: true, busy: true }),
    'consent gone back': consents({ problem: offline }),
    'notifications off': consents({}, { isOn: false, busy: false }),
    'notifications being turned on': consents({}, { isOn: true, busy: true }),
    'notifications on': consents({}, { isOn: true, busy: false }),
    'notifications blocked': consents({}, { isOn: false, busy: false, problem: t('push.denied') }),
    'notifications not turned on': consents({}, { isOn: false, busy: false, problem: t('push.failed') }),
    'consents loading': { tab: 'profile-consent', panel: { kind: 'loading', slow: false } },
    'consents loading slowly': { tab: 'profile-consent', panel: { kind: 'loading', slow: true } },
    'consents failed': { tab: 'profile-consent', panel: failed },
    'consents of a contract': ofContract(),
    'consents of the only contract': ofContract({ contracts: contracts.slice(0, 1) }),
    'consent of a contract gone back': ofContract({
      panel: { kind: 'ready', data: switches({ problem: offline }) },
    }),
    'consents of a contract loading': ofContract({ panel: { kind: 'loading', slow: false } }),
    'consents of a contract failed': ofContract({ panel: failed }),
    'no contract': ofContract({ contracts: [], contractId: undefined }),
  }
  const linkContract = { href: '#', onClick: () => undefined }
  return Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { state, linkContract }]))
}
