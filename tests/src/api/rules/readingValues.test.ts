import { expect, test } from 'vitest'
import {
  compareReadings,
  readingProblem,
  readTyped,
  subtractReadings,
} from '../../../../src/api/rules/readingValues.ts'

test.each([
  ['7', '7.0000', 0],
  ['007', '7', 0],
  ['9', '10', -1],
  ['10.5', '10.4999', 1],
  ['99999999.9999', '99999999.9998', 1],
  ['0', '0.0001', -1],
])('MET-2: %s compared with %s differs down to the fourth decimal', (a, b, order) => {
  expect(compareReadings(a, b)).toBe(order)
  expect(compareReadings(b, a)).toBe(order === 0 ? 0 : -order)
})

test.each([
  ['0.3', '0.1', '0.2000'],
  ['12.5', '12.25', '0.2500'],
  ['99999999.9999', '0', '99999999.9999'],
  ['4', '4.0000', '0.0000'],
  ['1', '1.0001', '-0.0001'],
])('MET-1: from %s minus the previous reading (%s) is %s, without rounding', (to, from, difference) => {
  expect(subtractReadings(to, from)).toBe(difference)
})

test.each([
  ['100', undefined],
  ['100.0000', undefined],
  ['99999999.9999', undefined],
  ['99.9999', 'validation.invalid_meter_declaration_value'],
  ['0', 'validation.invalid_meter_declaration_value'],
  ['100000000', 'validation.meter_value'],
  ['100.00001', 'validation.meter_value'],
  ['-100', 'validation.meter_value'],
  ['1e9', 'validation.meter_value'],
  ['100,5', 'validation.meter_value'],
  ['', 'validation.meter_value'],
  ['NaN', 'validation.meter_value'],
  ['１２３', 'validation.meter_value'],
  ['100\n', 'validation.meter_value'],
])('MET-2: %j after 100 gives %s', (value, problem) => {
  expect(readingProblem(value, '100')).toBe(problem)
})

test.each([
  ['412,5', '412.5'],
  ['412.5', '412.5'],
  [' 00412,50 ', '412.50'],
  ['1 234,567', '1234.567'],
  ['1\u00a0234\u202f567.5', '1234567.5'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1,234', '1.234'],
  ['412,', '412'],
  [',5', '0.5'],
  ['0', '0'],
  ['000', '0'],
  ['99999999.9999', '99999999.9999'],
  ['０１２', '12'],
])('MET-2: %j is read as %s, exactly', (typed, value) => {
  expect(readTyped(typed)).toEqual({ kind: 'value', value })
})

test.each([
  ['-5', 'sign'],
  ['+5', 'sign'],
  ['−5', 'sign'],
  ['1e5', 'format'],
  ['0x10', 'format'],
  ['12 34', 'format'],
  ['1,23,4', 'format'],
  ['1.2.3', 'format'],
  ['12 m³', 'format'],
  ['.', 'format'],
  ['Infinity', 'format'],
  ['12.34567', 'decimals'],
  ['100000000', 'large'],
  ['100 000 000', 'large'],
])('MET-2: %j is invalid: %s', (typed, problem) => {
  expect(readTyped(typed)).toEqual({ kind: 'wrong', problem })
})

test.each(['', '   ', '\u00a0'])('MET-2: %j counts as empty', typed => {
  expect(readTyped(typed)).toEqual({ kind: 'empty' })
})
