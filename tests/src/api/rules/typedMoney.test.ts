import { expect, test } from 'vitest'
import { typedMoney } from '../../../../src/api/rules/typedMoney.ts'

test.each([
  ['48.20', '48.20'],
  ['48,2', '48.20'],
  [' 48 ', '48.00'],
  ['€ 1 234,50', '1234.50'],
  ['1 234.50 EUR', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234.567,89', '1234567.89'],
  ['0,01', '0.01'],
])('CON-6: reads the bill amount "%s" as %s', (typed, wanted) => {
  expect(typedMoney(typed)).toBe(wanted)
})

test.each(['', 'abc', '-5', '48,205,1', '12,34,56', '1,2.3', '4e3', ','])(
  'CON-6: leaves "%s" to the server’s validation',
  typed => {
    expect(typedMoney(typed)).toBe(typed)
  },
)
