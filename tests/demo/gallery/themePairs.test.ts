import { expect, test } from 'vitest'
import { themePairs } from '../../../demo/gallery/theme/themePairs.ts'

test('the default tokens have enough contrast in both schemes', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(themePairs({}, scheme).filter(({ ratio, needed }) => ratio < needed)).toEqual([])
})

test('a pale brand colour fails only the contrast of its text', () => {
  const low = themePairs({ '--resident-brand': '#ffe08a' }, 'light').filter(
    ({ ratio, needed }) => ratio < needed,
  )
  expect(low.map(({ front, back }) => `${front} on ${back}`)).toEqual(['on-brand on brand'])
})
