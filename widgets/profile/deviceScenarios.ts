import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Device, DevicesState } from './types.ts'

const laptop: Device = {
  id: 1,
  isCurrent: true,
  signedInBy: 'passkey',
  browser: 'Firefox',
  system: 'Windows',
  site: 'portal.example',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-21T10:00:00.000Z',
}
const phone: Device = {
  id: 2,
  isCurrent: false,
  signedInBy: 'provider',
  browser: 'Safari',
  system: 'iOS',
  site: 'www.alfa.example',
  createdAt: '2026-11-18T17:05:00.000Z',
  lastUsedAt: '2026-11-20T12:05:00.000Z',
}
const { signedInBy: _, ...older } = phone
const program: Device = { ...older, id: 3, browser: null, system: null, site: null }
export const devices: DevicesState = {
  panel: { kind: 'ready', data: [laptop, phone, program] },
  busy: undefined,
  notice: undefined,
}

/** States of the section of signed-in devices by name. */
export const deviceScenarios = (t: Translate): Readonly<Record<string, DevicesState>> => {
  const offline = t('shared:errors.offline')
  return {
    'devices being asked for': { ...devices, panel: { kind: 'loading', slow: false } },
    'devices failed': { ...devices, panel: { kind: 'failed', text: offline, reference: '5f2c91ae' } },
    'device being signed out': { ...devices, busy: 2 },
    'device not signed out': { ...devices, notice: { tone: 'danger', text: offline } },
    'other devices signed out': {
      panel: { kind: 'ready', data: [laptop] },
      busy: undefined,
      notice: { tone: 'success', text: t('devices.othersEnded') },
    },
  }
}
