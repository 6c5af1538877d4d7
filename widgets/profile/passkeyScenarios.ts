import type { Passkey } from '../../src/api/schemas/passkeys.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { passkeyErrors } from './model.ts'
import type { PasskeysState } from './passkeyTypes.ts'

const phonePasskey: Passkey = {
  id: 1,
  name: 'Safari, iOS',
  isSynced: true,
  createdAt: '2026-10-02T08:00:00.000Z',
  lastUsedAt: '2026-11-20T12:05:00.000Z',
}
const keyPasskey: Passkey = {
  id: 2,
  name: 'Ilgo pavadinimo saugumo raktas, kuris guli stalčiuje prie durų',
  isSynced: false,
  createdAt: '2026-11-19T08:00:00.000Z',
  lastUsedAt: null,
}
export const passkeys: PasskeysState = {
  panel: { kind: 'ready', data: [phonePasskey, keyPasskey] },
  isOffered: true,
  canAdd: true,
  busy: undefined,
  naming: undefined,
  notice: undefined,
}
const naming = { id: 1, name: 'Safari, iOS', busy: false }
const failed = (t: Translate) =>
  ({ kind: 'failed', text: t('shared:errors.offline'), reference: '5f2c91ae' }) as const

/** States of the passkeys' section by name. */
export const passkeyScenarios = (t: Translate): Readonly<Record<string, PasskeysState>> => ({
  'no passkeys': { ...passkeys, panel: { kind: 'ready', data: [] } },
  'passkeys being asked for': { ...passkeys, panel: { kind: 'loading', slow: false } },
  'passkeys failed': { ...passkeys, panel: failed(t) },
  'passkeys not offered': { ...passkeys, isOffered: false },
  'browser without passkeys': { ...passkeys, canAdd: false },
  'passkey being added': { ...passkeys, busy: 'new' },
  'passkey being removed': { ...passkeys, busy: 2 },
  'passkey being named': { ...passkeys, naming },
  'passkey without a name': {
    ...passkeys,
    naming: { ...naming, name: '', error: t('shared:validation.required') },
  },
  'passkey added': { ...passkeys, notice: { tone: 'success', text: t('passkeys.added') } },
  'passkey declined': { ...passkeys, notice: { tone: 'info', text: t('passkeys.declined') } },
  'passkey known': { ...passkeys, notice: { tone: 'info', text: t('passkeys.known') } },
  ...Object.fromEntries(
    passkeyErrors.map(code => [
      code.replaceAll('_', ' '),
      { ...passkeys, notice: { tone: 'danger', text: t(`passkeys.${code}`) } },
    ]),
  ),
})
