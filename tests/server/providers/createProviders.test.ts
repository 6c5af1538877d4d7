import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createProviders } from '../../../server/providers/createProviders.ts'
import { paymentProviderNames, paymentVariables } from '../../../server/providers/payments/PaymentProvider.ts'
import { readEnvironment } from '../../../server/settings/environment.ts'
import { temporaryFolder } from '../../support/startMain.ts'

test.each([
  [undefined, 'SIGNING_ROOTS names a file that cannot be read.'],
  ['no certificate', 'SIGNING_ROOTS names a file without certificates.'],
  [
    '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
    'SIGNING_ROOTS names a file with a damaged certificate.',
  ],
])('API-2: SIGNING_ROOTS is refused with one sentence if its file has %j', (content, sentence) => {
  const path = join(temporaryFolder().path, 'roots.pem')
  if (content !== undefined) writeFileSync(path, content)
  const environment = readEnvironment({
    SIGNING_URL: 'https://sign.example',
    SIGNING_SECRET: 'a-secret-of-at-least-32-characters',
    SIGNING_ROOTS: path,
  })
  expect(() => createProviders(environment, () => new Date())).toThrow(sentence)
})

test('API-2: a payment provider is there exactly when the variable is set by which the start looks for it', () => {
  const secrets = { PAYMENT_SECRET: 'a-secret-of-at-least-32-characters', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const values: Readonly<Record<string, string>> = {
    PAYMENT_URL: 'https://pay.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
  }
  const made = (set: Readonly<Record<string, string>>) => [
    ...createProviders({ ...readEnvironment({}), ...secrets, ...set }, () => new Date()).payments.keys(),
  ]
  expect(made({})).toEqual([])
  expect(made(values)).toEqual(paymentProviderNames)
  for (const name of paymentProviderNames) {
    const variable = paymentVariables[name]
    expect(made({ [variable]: values[variable] ?? '' })).toEqual([name])
  }
})
