import { expect, it } from 'vitest'
import { centsOf, centsText } from '../../../src/rules/money.ts'

it.each([
  ['0.00', 0],
  ['0.05', 5],
  ['48.20', 4820],
  ['-12.05', -1205],
  ['-0.05', -5],
  ['999999999999.99', 99_999_999_999_999],
])('%s is %d cents and back', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
  expect(centsText(cents)).toBe(text)
})
