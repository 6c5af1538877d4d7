import type { Meter } from '../../src/api/schemas/meters.ts'
import type { MoveOut, MoveOutStatus } from '../../src/api/schemas/moveOuts.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { MyContractViewProps } from './MyContractView.tsx'
import type { MoveOutState } from './types.ts'

const nothing = () => undefined

export const meter: Meter = {
  id: 1,
  number: '8412-77',
  type: 'cold_water',
  unit: 'm³',
  objectId: 1,
  expiryDate: null,
  isExpired: false,
  latestMeterReading: { valueTo: '412.5000', date: '2026-10-29' },
  defaultValue: '0.0000',
  declared: null,
  readingSource: 'resident',
}
const remote: Meter = {
  ...meter,
  id: 2,
  number: '5570-12',
  type: 'heating_accounting',
  unit: 'MWh',
  readingSource: 'remote',
}
const expired: Meter = {
  ...meter,
  id: 3,
  number: '8412-78',
  type: 'hot_water',
  isExpired: true,
  latestMeterReading: null,
}

const moveOut: MoveOut = {
  id: 1,
  day: '2026-12-31',
  forwardingAddress: 'Sodų g. 5, 00135 Palanga, Lietuva',
  state: 'requested',
  requestedAt: '2026-11-21T10:00:00Z',
  decidedAt: null,
  reason: null,
  readings: [{ meterId: 1, number: '8412-77', type: 'cold_water', unit: 'm³', value: '415.2500' }],
  canWithdraw: true,
  takesReadings: true,
}
const status: MoveOutStatus = {
  isOffered: true,
  earliestDay: '2026-12-05',
  latestDay: '2027-11-21',
  noticeDays: 14,
  moveOut: null,
}
const closed = { open: false, busy: false, error: undefined }
const form: MoveOutState = {
  kind: 'form',
  status,
  values: { day: '', forwardingAddress: '' },
  errors: {},
  problem: undefined,
  busy: false,
  meters: [meter, expired, remote],
  isRestored: false,
  question: closed,
}
const asked: MoveOutState = { kind: 'asked', moveOut, later: undefined, mayWithdraw: true, question: closed }

const moving = (state: MoveOutState): MyContractViewProps['movingOut'] => ({
  state,
  actions: {
    onRetry: nothing,
    onRetryMeters: nothing,
    onOpen: nothing,
    onClose: nothing,
    onType: nothing,
    onReview: nothing,
    onSend: nothing,
    onTypeLater: nothing,
    onSendLater: nothing,
    onAskWithdraw: nothing,
    onWithdraw: nothing,
    onDismiss: nothing,
  },
})

const base: MyContractViewProps = {
  contract: {
    id: 1,
    organizationId: 1,
    username: '100217',
    isActive: true,
    roleIds: [1],
    contractName: { id: 1, name: 'Namai Žirmūnuose' },
    objects: [
      { id: 1, address: 'Žirmūnų g. 12-34, Vilnius', isActive: true },
      { id: 2, address: 'Sodų g. 5, Palanga', isActive: false },
    ],
  },
  company: 'Alfa namų priežiūra',
  roles: ['Savininkas', 'Pirmininkas'],
  unconfirmedRoles: [],
  holders: {
    kind: 'ready',
    data: [
      { firstName: 'Rūta', lastName: 'Žemaitienė', role: 'Savininkas', isConfirmed: true, isSelf: true },
      { firstName: 'Mantas', lastName: 'Žemaitis', role: 'Mokėtojas', isConfirmed: true, isSelf: false },
    ],
  },
  onRetryHolders: () => undefined,
  services: {
    kind: 'ready',
    data: [
      { code: 'heating', name: 'Šildymas', provider: 'Šilumos tinklai' },
      { code: 'lift', name: 'Liftas', provider: null },
    ],
  },
  onRetry: () => undefined,
  movingOut: moving({ kind: 'hidden' }),
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, MyContractViewProps>> => ({
  contract: base,
  unconfirmed: {
    ...base,
    roles: [t('shared:roles.owner')],
    unconfirmedRoles: [t('shared:roles.owner')],
    holders: {
      kind: 'ready',
      data: [
        {
          firstName: 'Rūta',
          lastName: 'Žemaitienė',
          role: t('shared:roles.owner'),
          isConfirmed: false,
          isSelf: true,
        },
      ],
    },
  },
  'closed, without name': {
    ...base,
    roles: [],
    contract: { ...base.contract, isActive: false, contractName: null, objects: [] },
  },
  'nothing billed': { ...base, services: { kind: 'ready', data: [] } },
  loading: {
    ...base,
    services: { kind: 'loading', slow: false },
    holders: { kind: 'loading', slow: false },
  },
  'holders failed': { ...base, holders: { kind: 'failed', text: t('shared:errors.internal') } },
  slow: { ...base, services: { kind: 'loading', slow: true } },
  'services failed': {
    ...base,
    services: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' },
  },
  'moving out offered': { ...base, movingOut: moving({ kind: 'offer', refused: undefined }) },
  'moving out loading': { ...base, movingOut: moving({ kind: 'loading' }) },
  'moving out failed': { ...base, movingOut: moving({ kind: 'failed', text: t('shared:errors.internal') }) },
  'moving out refused': {
    ...base,
    movingOut: moving({
      kind: 'offer',
      refused: { ...moveOut, state: 'refused', reason: 'Sutartis sudaryta metams, iki sausio 31 d.' },
    }),
  },
  'moving out form': { ...base, movingOut: moving(form) },
  'moving out form with errors': {
    ...base,
    movingOut: moving({
      ...form,
      isRestored: true,
      values: { day: '2026-11-22', forwardingAddress: '', meter1: '400' },
      errors: {
        day: t('validation.early'),
        forwardingAddress: t('validation.address'),
        meter1: t('validation.invalid_meter_declaration_value'),
      },
    }),
  },
  'moving out failed to send': {
    ...base,
    movingOut: moving({ ...form, problem: t('shared:errors.unavailable') }),
  },
  'moving out, meters failed': {
    ...base,
    movingOut: moving({
      ...form,
      meters: [],
      missingMeters: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' },
      isRestored: true,
    }),
  },
  'moving out, meters loading again': {
    ...base,
    movingOut: moving({ ...form, meters: [], missingMeters: { kind: 'loading', slow: false } }),
  },
  'moving out question': {
    ...base,
    movingOut: moving({
      ...form,
      values: { day: '2026-12-31', forwardingAddress: 'Sodų g. 5, Palanga', meter1: '415,25' },
      question: { ...closed, open: true },
    }),
  },
  'moving out asked': { ...base, movingOut: moving(asked) },
  'moving out asked, meters failed': {
    ...base,
    movingOut: moving({
      ...asked,
      missingMeters: { kind: 'failed', text: t('shared:errors.internal') },
    }),
  },
  'moving out withdrawing': {
    ...base,
    movingOut: moving({ ...asked, question: { open: true, busy: false, error: t('moving.changed') } }),
  },
  'moving out confirmed': {
    ...base,
    movingOut: moving({
      ...asked,
      moveOut: { ...moveOut, state: 'confirmed', canWithdraw: false, readings: [], forwardingAddress: null },
      mayWithdraw: false,
      later: { values: {}, errors: {}, problem: undefined, busy: false, meters: [meter] },
    }),
  },
})
