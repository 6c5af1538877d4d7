import { expect, test } from 'vitest'
import { decisionOf, finalDecisionOf, percentText, sharesOf } from '../../../../src/api/rules/pollResult.ts'

test.each([
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [1, 8, '12.5'],
  [1, 16, '6.3'],
  [0, 7, '0.0'],
  [7, 7, '100.0'],
  [29, 60, '48.3'],
  [1, 2000, '0.1'],
  [1, 2001, '0.0'],
  [5, 0, '0.0'],
])('POL-5: %i of %i are %s per cent', (count, base, text) => {
  expect(percentText(count, base)).toBe(text)
})

test('POL-5: the feature changes the base from those who voted to all eligible voters', () => {
  const votes = { agree: 18, disagree: 6 }
  expect(sharesOf(votes, 60, true)).toEqual({ agreePercent: '30.0', disagreePercent: '10.0' })
  expect(sharesOf(votes, 60, false)).toEqual({ agreePercent: '75.0', disagreePercent: '25.0' })
  expect(sharesOf({ agree: 0, disagree: 0 }, 60, false)).toEqual({
    agreePercent: '0.0',
    disagreePercent: '0.0',
  })
})

test('POL-1: a question is accepted with enough votes in favour, and a poll by the results of its questions', () => {
  const yes = { agree: 31, disagree: 40 }
  const no = { agree: 30, disagree: 0 }
  expect([decisionOf(yes, 31), decisionOf(no, 31)]).toEqual(['accepted', 'rejected'])
  expect(finalDecisionOf([yes, yes], 31)).toBe('accepted')
  expect(finalDecisionOf([yes, no], 31)).toBe('partly')
  expect(finalDecisionOf([no], 31)).toBe('rejected')
})
