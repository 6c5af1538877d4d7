import { expect, test } from 'vitest'
import { entriesThatFit } from '../../../../../hosts/portal/layouts/header/entriesThatFit.ts'

const five = [100, 100, 100, 100, 100]

test.each([
  ['all entries if they fit', five, 516, 5],
  ['two fewer if one does not fit', five, 500, 3],
  ['those that fit next to “more”', five, 400, 3],
  ['no entry if only “more” fits', five, 90, 0],
  ['nothing without entries', [], 0, 0],
] as const)('LAY-4: the menu shows %s', (_, widths, room, count) => {
  expect(entriesThatFit(widths, room, 80, 4)).toBe(count)
})
