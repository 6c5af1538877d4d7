import { expect, test } from 'vitest'
import { passkeySettings } from '../../../server/settings/passkeySettings.ts'
import { unsafeSettings } from '../../../server/settings/unsafeSettings.ts'

const none = { PASSKEY_DOMAIN: undefined, PASSKEY_ORIGINS: [] }

test('AUT-20: passkeys belong to the portal’s host, or to the domain of the settings', () => {
  expect(passkeySettings(none, 'https://portal.nova.example:8443')?.rpId).toBe('portal.nova.example')
  const PASSKEY_ORIGINS = ['https://www.other.example']
  expect(
    passkeySettings({ PASSKEY_DOMAIN: 'nova.example', PASSKEY_ORIGINS }, 'https://portal.nova.example'),
  ).toEqual({ rpId: 'nova.example', origins: PASSKEY_ORIGINS })
})

test.each(['http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'AUT-20: there are none for a portal at the address %s, which is no domain',
  address => {
    expect(passkeySettings(none, address)).toBeNull()
  },
)

const settings = {
  DATABASE_URL: 'postgres://db.example/residents',
  EMBEDDED_DATABASE: 'off',
  HOST: undefined,
  PUBLIC_URL: 'https://portal.nova.example',
  SMTP_URL: 'smtp://mail.example',
  FAULTS: 'off',
  DEMO_NOW: undefined,
} as const

test.each([
  ['portal.nova.example', true],
  ['nova.example', true],
  [undefined, true],
  ['example', false],
  ['other.example', false],
  ['my.portal.nova.example', false],
  ['ova.example', false],
])('SEC-20: a production server starts with the passkeys’ domain %s: %s', (PASSKEY_DOMAIN, isSafe) => {
  const sentences = unsafeSettings({ ...settings, PASSKEY_DOMAIN })
  expect(sentences.some(sentence => sentence.startsWith('PASSKEY_DOMAIN must be'))).toBe(!isSafe)
})
