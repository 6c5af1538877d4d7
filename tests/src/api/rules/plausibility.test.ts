import { describe, expect, test } from 'vitest'
import { meantReading, oddity, usualUse } from '../../../../src/api/rules/plausibility.ts'

/** Cold water of a family: about 4 m³ a month. */
const water = ['3.9', '4.2', '4.4', '3.6', '4.1', '5.2', '4.8', '3.7', '4.0', '4.3', '3.8', '4.5']
/** Heating: zero in summer, a lot in winter. */
const heating = ['0.9', '0.4', '0.0', '0.0', '0.0', '0.1', '0.5', '0.9', '1.1', '1.2', '1.0', '0.8']

describe('MET-2: a reading compared with the typical use of the last twelve', () => {
  test.each([
    ['416.5', 'the median'],
    ['417.9', 'a guest in the house'],
    ['414.2', 'half the month away'],
  ])('does not flag %s: %s', value => {
    expect(oddity(value, '412.5', water)).toBeUndefined()
  })

  test.each([
    ['4165', 'mark', '416.5'],
    ['41652', 'mark', '416.52'],
    ['461.5', 'digit', '416.5'],
    ['4116.5', 'digit', '416.5'],
    ['916.5', 'digit', '416.5'],
  ])(
    'flags %s after 412.5 as a typing error (%s), with %s as the typical value',
    (value, kind, suggestion) => {
      expect(oddity(value, '412.5', water)).toEqual({ kind, usual: '4.15', suggestion })
    },
  )

  test('flags a burst pipe as high, with the typical use', () => {
    expect(oddity('7988.8', '412.5', water)).toEqual({ kind: 'high', usual: '4.15' })
  })

  test('flags zero or near-zero use as unusual', () => {
    expect(oddity('412.5', '412.5', water)).toEqual({ kind: 'same', usual: '4.15' })
    expect(oddity('412.6', '412.5', water)).toEqual({ kind: 'low', usual: '4.15' })
  })

  test('accepts zero use of a heating meter in summer', () => {
    expect(oddity('12.5', '12.5', heating)).toBeUndefined()
    expect(oddity('13.9', '12.5', heating)).toBeUndefined()
  })

  test('allows slightly more than a series of equal months', () => {
    const alike = Array.from({ length: 12 }, () => '10.0000')
    expect(oddity('112', '100', alike)).toBeUndefined()
    expect(oddity('131', '100', alike)).toMatchObject({ kind: 'digit' })
  })

  test('does not flag a meter with few readings, and uses the last twelve only', () => {
    expect(oddity('999', '1', ['4', '4', '4'])).toBeUndefined()
    expect(oddity('416.5', '412.5', [...water, '900', '900', '900'])).toBeUndefined()
  })

  test('a value below the last one is an error, not a hint', () => {
    expect(oddity('41.65', '412.5', water)).toBeUndefined()
  })
})

describe('MET-2: a reading below the last one', () => {
  test.each([
    ['41.65', '416.5'],
    ['4.165', '416.5'],
    ['0.4165', '416.5'],
  ])('%s after 412.5 gets the suggestion %s', (value, meant) => {
    expect(meantReading(value, '412.5', water)).toBe(meant)
  })
  test('gets no suggestion when no decimal separator would fix it', () => {
    expect(meantReading('310', '412.5', water)).toBeUndefined()
    expect(meantReading('41.65', '412.5', [])).toBeUndefined()
  })
})

test('MET-2: the usual use is the median of the last twelve, and unknown with fewer than four', () => {
  expect(usualUse(water)).toBe('4.15')
  expect(usualUse([...water, '900'])).toBe('4.15')
  expect(usualUse(water.slice(0, 3))).toBeUndefined()
})
