import { expect, test } from 'vitest'
import { readEnvironment } from '../../../server/settings/environment.ts'
import { vapidKeys } from '../../support/vapidKeys.ts'

test('API-2: an empty environment has a default for every value', () => {
  expect(readEnvironment({})).toEqual({
    PORT: 8080,
    HOSTS_PORT: 8082,
    VENDOR_SYSTEM_PORT: 8083,
    SANDBOX_PORT: 8081,
    SANDBOX_MAIL_PORT: 2525,
    S3_REGION: 'us-east-1',
    CHAT_LOCALE: 'lt',
    HOST: undefined,
    DATABASE_URL: undefined,
    DATA_DIR: '.data',
    DATABASE_WAIT: 60,
    POOL_SIZE: 10,
    QUEUE_LENGTH: 100,
    SESSION_IDLE_HOURS: 72,
    EMBEDDED_DATABASE: 'off',
    PREPARED_QUERIES: 'on',
    PUBLIC_URL: undefined,
    SMTP_URL: undefined,
    ALLOWED_ORIGINS: [],
    PASSKEY_ORIGINS: [],
    WEBHOOK_PRIVATE_ORIGINS: [],
    IDENTITY_PRIVATE_ORIGINS: [],
    TRUSTED_PROXIES: [],
    DEMO_NOW: undefined,
    PAGE_NAMES: {},
    LOG_LEVEL: 'warn',
    FAULTS: 'off',
    CHECK_ANSWERS: 'off',
  })
})

test('API-2: every variable is parsed', () => {
  expect(
    readEnvironment({
      PORT: '9000',
      PUBLIC_URL: 'https://portal.example/',
      DATABASE_URL: 'postgres://user:pass@db.example/residents',
      SMTP_URL: 'smtp://mail.example:25',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443 http://localhost:3000',
      DEMO_NOW: '2026-11-21T10:00:00Z',
      LOG_LEVEL: '',
    }),
  ).toMatchObject({
    PORT: 9000,
    PUBLIC_URL: 'https://portal.example',
    ALLOWED_ORIGINS: ['https://a.example', 'https://b.example:8443', 'http://localhost:3000'],
    DEMO_NOW: new Date('2026-11-21T10:00:00Z'),
    LOG_LEVEL: 'warn',
  })
})

test.each([
  ['QUEUE_LENGTH', '0'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80 80'],
  ['HOSTS_PORT', '0x50'],
  ['DATABASE_URL', 'mysql://db.example/x'],
  ['DATABASE_URL', 'db.example'],
  ['PUBLIC_URL', 'portal.somewhere.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://portal.example/app'],
  ['PUBLIC_URL', 'https://portal.example?page=1'],
  ['PUBLIC_URL', 'https://somebody:secret-words@portal.example'],
  ['STRIPE_API_URL', 'https://somebody:secret-words@stripe.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://mail.example?from=nobody'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example/'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['SOCIAL_PROVIDERS', '{'],
  [
    'SOCIAL_PROVIDERS',
    '[{"id":"x","name":"X","issuer":"http://x.example","clientId":"a","clientSecret":"b"}]',
  ],
  ['SIGNING_SECRET', 'short'],
  ['VAPID_PUBLIC_KEY', 'of-another-shape'],
  ['VAPID_PRIVATE_KEY', 'of-another-shape'],
  ['VAPID_SUBJECT', 'somebody@elsewhere.example'],
  ['DEMO_NOW', 'yesterday'],
  ['LOG_LEVEL', 'loud'],
  ['FAULTS', 'yes'],
])('API-2: %s=%s is refused by name, without repeating the value', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`))
  try {
    readEnvironment({ [name]: value })
  } catch (error) {
    if (value.length > 4) expect(String(error)).not.toContain(value)
  }
})

test('CHT-1: CHAT_URL is refused without the token and the secret of its inbox, which nobody can make up', () => {
  const sentence = 'CHAT_URL needs CHAT_WEBSITE_TOKEN and CHAT_SECRET beside it.'
  const chat = { CHAT_URL: 'https://chat.example', CHAT_WEBSITE_TOKEN: 'inbox', CHAT_SECRET: 'of-the-inbox' }
  for (const name of ['CHAT_WEBSITE_TOKEN', 'CHAT_SECRET'])
    expect(() => readEnvironment({ ...chat, [name]: '' })).toThrow(sentence)
  expect(readEnvironment(chat)).toMatchObject(chat)
})

test('PRF-5: keys of push messages are refused unless all three are there and belong together', () => {
  const { publicKey, privateKey, subject } = vapidKeys()
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }
  expect(readEnvironment(keys)).toMatchObject(keys)
  for (const name of Object.keys(keys))
    expect(() => readEnvironment({ ...keys, [name]: '' })).toThrow(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT need each other.',
    )
  expect(() => readEnvironment({ ...keys, VAPID_PUBLIC_KEY: vapidKeys().publicKey })).toThrow(
    'VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.',
  )
})
