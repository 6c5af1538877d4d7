import { expect, test } from 'vitest'
import { plainPhone } from '../../../../src/api/rules/plainPhone.ts'

test('PRF-3, HLP-4: removes spaces, hyphens and brackets from a phone number', () => {
  expect(plainPhone('+370 (612) 00-001')).toBe('+37061200001')
  expect(plainPhone('8 612 00001')).toBe('861200001')
})
