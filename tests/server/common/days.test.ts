import { expect, test } from 'vitest'
import { dayIn } from '../../../server/common/days.ts'

test('the day of a moment begins at midnight of its time zone, also right after the day of another moment', () => {
  const lastSecond = new Date('2026-11-21T21:59:59.999Z')
  const midnight = new Date('2026-11-21T22:00:00Z')
  expect(dayIn('Europe/Vilnius', lastSecond)).toBe('2026-11-21')
  expect(dayIn('Europe/Vilnius', midnight)).toBe('2026-11-22')
  expect(dayIn('America/New_York', midnight)).toBe('2026-11-21')
  expect(dayIn('Europe/Vilnius', midnight)).toBe('2026-11-22')
  expect(dayIn('Europe/Vilnius', lastSecond)).toBe('2026-11-21')
})
