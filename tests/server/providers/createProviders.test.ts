import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createProviders } from '../../../server/providers/createProviders.ts'
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
