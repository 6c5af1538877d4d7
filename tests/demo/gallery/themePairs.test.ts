import { expect, test } from 'vitest'
import { themePairs } from '../../../demo/gallery/theme/themePairs.ts'

test('as the elements come, everything can be read in both schemes', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(themePairs({}, scheme).filter(({ ratio, needed }) => ratio < needed)).toEqual([])
})

test('a brand that is too pale for its text is told, in the place where it is', () => {
  const low = themePairs({ '--resident-brand': '#ffe08a' }, 'light').filter(
    ({ ratio, needed }) => ratio < needed,
  )
  expect(low.map(({ front, back }) => `${front} on ${back}`)).toEqual(['on-brand on brand'])
})
