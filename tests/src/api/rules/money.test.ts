import { expect, it } from 'vitest'
import { addedMoney, centsOf, centsText } from '../../../../src/api/rules/money.ts'

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

it('BIL-2: amount and fee add up to the cent', () => {
  expect(addedMoney('0.10', '0.20')).toBe('0.30')
  expect(addedMoney('119.87', '0.29')).toBe('120.16')
})
