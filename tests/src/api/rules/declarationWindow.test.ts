import { expect, test } from 'vitest'
import { declarationWindow } from '../../../../src/api/rules/declarationWindow.ts'

const windowAt = (moment: string, timeZone = 'Europe/Vilnius', deadlineDay = 3) => {
  const { isOpen, opensAt, closesAt, month } = declarationWindow(new Date(moment), timeZone, deadlineDay)
  return { isOpen, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString(), month }
}

const november = {
  opensAt: '2026-11-27T22:00:00.000Z',
  closesAt: '2026-12-03T22:00:00.000Z',
  month: '2026-11-01',
}

test.each([
  ['2026-11-04T00:00:00Z', false],
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-27T21:59:59.999Z', false],
  ['2026-11-27T22:00:00.000Z', true],
  ['2026-12-01T12:00:00Z', true],
  ['2026-12-03T21:59:59.999Z', true],
])('MET-5: at %s the window is 28 November to 3 December, open: %s', (moment, isOpen) => {
  expect(windowAt(moment)).toEqual({ ...november, isOpen })
})

test('MET-5: the moment the 3rd ends, the next window is returned', () => {
  expect(windowAt('2026-12-03T22:00:00.000Z')).toMatchObject({ isOpen: false, month: '2026-12-01' })
})

test('MET-5: at the same moment, vendors with other deadlines and time zones have other windows', () => {
  const moment = '2026-12-03T22:00:00.000Z'
  expect(windowAt(moment, 'Europe/Vilnius', 3).month).toBe('2026-12-01')
  expect(windowAt(moment, 'Europe/Vilnius', 4).month).toBe('2026-11-01')
  expect(windowAt(moment, 'Europe/London', 3).month).toBe('2026-11-01')
  expect(windowAt(moment, 'Europe/Vilnius', 3).month).toBe('2026-12-01')
})

test('MET-5: a window spans New Year and the end of a short February', () => {
  expect(windowAt('2027-01-02T10:00:00Z')).toEqual({
    isOpen: true,
    opensAt: '2026-12-27T22:00:00.000Z',
    closesAt: '2027-01-03T22:00:00.000Z',
    month: '2026-12-01',
  })
  expect(windowAt('2027-02-28T10:00:00Z')).toMatchObject({ isOpen: true, month: '2027-02-01' })
  expect(windowAt('2027-03-01T10:00:00Z')).toMatchObject({ isOpen: true, month: '2027-02-01' })
})

test('MET-5: a window with a clock change still begins and ends at midnight', () => {
  // Forward on 29 March 2026, back on 31 October 2027.
  expect(windowAt('2026-03-30T10:00:00Z')).toMatchObject({
    opensAt: '2026-03-27T22:00:00.000Z',
    closesAt: '2026-04-03T21:00:00.000Z',
  })
  expect(windowAt('2027-10-30T10:00:00Z')).toMatchObject({
    opensAt: '2027-10-27T21:00:00.000Z',
    closesAt: '2027-11-03T22:00:00.000Z',
  })
})

test('MET-5: uses the vendor’s time zone, not the caller’s', () => {
  expect(windowAt('2026-11-27T22:00:00Z', 'UTC').isOpen).toBe(false)
  expect(windowAt('2026-11-27T12:00:00Z', 'Pacific/Auckland').isOpen).toBe(true)
  expect(windowAt('2026-12-04T07:59:59Z', 'America/Los_Angeles').isOpen).toBe(true)
})

test('MET-5: the deadline day is a parameter', () => {
  expect(windowAt('2026-12-05T21:59:59Z', 'Europe/Vilnius', 5).isOpen).toBe(true)
  expect(windowAt('2026-12-05T22:00:00Z', 'Europe/Vilnius', 5).isOpen).toBe(false)
  expect(windowAt('2026-12-01T22:00:00Z', 'Europe/Vilnius', 1)).toMatchObject({
    isOpen: false,
    month: '2026-12-01',
  })
  // With the latest possible deadline, one window closes as the next one opens.
  expect(windowAt('2026-12-27T21:59:59Z', 'Europe/Vilnius', 27)).toMatchObject({
    isOpen: true,
    month: '2026-11-01',
  })
  expect(windowAt('2026-12-27T22:00:00Z', 'Europe/Vilnius', 27)).toMatchObject({
    isOpen: true,
    month: '2026-12-01',
  })
})
