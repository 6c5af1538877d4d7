import { expect, test } from 'vitest'
import { entriesThatFit } from '../../../../../hosts/portal/layouts/header/entriesThatFit.ts'

const five = [100, 100, 100, 100, 100]

test.each([
  ['all of them where there is room', five, 516, 5],
  ['two fewer where one alone would have no room', five, 500, 3],
  ['those that leave room for “more” where several would be', five, 400, 3],
  ['none where there is room for nothing else', five, 90, 0],
  ['none of none', [], 0, 0],
] as const)('LAY-4: the menu shows %s', (_, widths, room, shown) => {
  expect(entriesThatFit(widths, room, 80, 4)).toBe(shown)
})
