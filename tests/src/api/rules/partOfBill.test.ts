import { expect, test } from 'vitest'
import { isAdvance, partProblem } from '../../../../src/api/rules/partOfBill.ts'

test.each([
  ['1.00', undefined],
  ['48.19', undefined],
  ['48.20', 'tooMuch'],
  ['100.00', 'tooMuch'],
  ['0.99', 'tooLittle'],
  ['0.00', 'tooLittle'],
  ['', 'unreadable'],
  ['-5.00', 'unreadable'],
  ['5', 'unreadable'],
  ['5.001', 'unreadable'],
  ['1e3', 'unreadable'],
])('BIL-13: %j of a bill of 48.20 is %s', (part, problem) => {
  expect(partProblem(part, '48.20')).toBe(problem)
})

test('BIL-13: of what is less than two parts only as much is a part as leaves something', () => {
  expect(partProblem('1.00', '1.00')).toBe('tooMuch')
  expect(partProblem('1.00', '1.01')).toBeUndefined()
})

test.each([
  ['0.99', false],
  ['1.00', true],
  ['10000.00', true],
  ['10000.01', false],
  ['-5.00', false],
  ['5', false],
])('BIL-14: %j is an amount to pay in advance: %s', (amount, expected) => {
  expect(isAdvance(amount)).toBe(expected)
})
