import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ProfileRepairState, ProfileRepairViewProps } from './types.ts'

export type ProfileRepairScenario = Pick<ProfileRepairViewProps, 'state'>

const form: ProfileRepairState & { kind: 'form' } = {
  kind: 'form',
  fields: ['lastName', 'phone'],
  values: { lastName: '-', phone: '861200006' },
  errors: {},
  problem: undefined,
  busy: false,
}

const waiting: ProfileRepairState & { kind: 'waiting' } = {
  kind: 'waiting',
  email: 'ilze.berzina@example.com',
  until: '14:05',
  busy: false,
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, ProfileRepairScenario>> => ({
  'two fields': { state: form },
  'one field': { state: { ...form, fields: ['phone'], values: { phone: '' } } },
  'every field': {
    state: {
      ...form,
      fields: ['firstName', 'lastName', 'phone', 'email'],
      values: { firstName: 'Ilze', lastName: '-', phone: '861200006', email: 'ilzė@example.com' },
    },
  },
  'still to correct': {
    state: {
      ...form,
      errors: { lastName: t('forms:name_short'), phone: t('forms:phone') },
    },
  },
  saving: { state: { ...form, busy: true } },
  offline: { state: { ...form, problem: t('shared:errors.offline') } },
  'address to confirm': { state: waiting },
  'address not confirmed yet': { state: { ...waiting, problem: t('waiting.still') } },
  'asking whether it is confirmed': { state: { ...waiting, busy: true } },
  'beyond this form': { state: { kind: 'beyond', contact: 'info@residents.example' } },
  done: { state: { kind: 'done' } },
})
