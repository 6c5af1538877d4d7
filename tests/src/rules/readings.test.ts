import { expect, test } from 'vitest'
import { compareReadings, readingProblem, subtractReadings } from '../../../src/rules/readings.ts'

test.each([
  ['7', '7.0000', 0],
  ['007', '7', 0],
  ['9', '10', -1],
  ['10.5', '10.4999', 1],
  ['99999999.9999', '99999999.9998', 1],
  ['0', '0.0001', -1],
])('MET-2: %s beside %s is told apart to the fourth place', (a, b, order) => {
  expect(compareReadings(a, b)).toBe(order)
  expect(compareReadings(b, a)).toBe(order === 0 ? 0 : -order)
})

test.each([
  ['0.3', '0.1', '0.2000'],
  ['12.5', '12.25', '0.2500'],
  ['99999999.9999', '0', '99999999.9999'],
  ['4', '4.0000', '0.0000'],
  ['1', '1.0001', '-0.0001'],
])('MET-1: from %s to what came before (%s) is %s, with no rounding', (to, from, difference) => {
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
])('MET-2: %j after 100 is told %s', (value, problem) => {
  expect(readingProblem(value, '100')).toBe(problem)
})
