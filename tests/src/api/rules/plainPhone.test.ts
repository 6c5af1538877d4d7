import { expect, test } from 'vitest'
import { plainPhone } from '../../../../src/api/rules/plainPhone.ts'

test('PRF-3, HLP-4: removes spaces, hyphens and brackets from a phone number', () => {
  expect(plainPhone('+370 (612) 00-001')).toBe('+37061200001')
  expect(plainPhone('8 612 00001')).toBe('861200001')
})

test('PRF-3: a number pasted with dots, dashes and invisible direction marks is the plain number', () => {
  expect(plainPhone('\u202a+370\u00a0612\u201100\u2013001\u202c')).toBe('+37061200001')
  expect(plainPhone('\u200e+370.612.00001')).toBe('+37061200001')
})
