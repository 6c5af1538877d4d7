import { expect, test } from 'vitest'
import { calendarFile } from '../../../../src/api/rules/calendarFile.ts'

const createdAt = new Date('2026-11-21T07:00:00.000Z')
const day = { id: 'cleaning-12-2026-11-30', day: '2026-11-30', title: 'Stairwell cleaning' }

test('HOU-1: writes cleaning days as a calendar file with all-day events', () => {
  expect(calendarFile('My house', [day], createdAt).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Resident Widgets//EN',
    'X-WR-CALNAME:My house',
    'BEGIN:VEVENT',
    'UID:cleaning-12-2026-11-30@resident-widgets',
    'DTSTAMP:20261121T070000Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    'SUMMARY:Stairwell cleaning',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('HOU-1: escapes format characters in a title', () => {
  const file = calendarFile(
    'x',
    [{ ...day, title: 'A, B; C\\D\r\nBEGIN:VALARM', location: 'Žirmūnų g. 1, 5' }],
    createdAt,
  )
  expect(file).toContain('SUMMARY:A\\, B\\; C\\\\D\\nBEGIN:VALARM\r\n')
  expect(file).toContain('LOCATION:Žirmūnų g. 1\\, 5\r\n')
})

test('HOU-1: folds long lines between characters, at most 75 octets each', () => {
  const title = 'Laiptinių valymas šeštadienį, žiūrėkite skelbimą ąčęėįšųūž Уборка лестниц'.repeat(4)
  const lines = calendarFile('x', [{ ...day, title }], createdAt).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(title.replaceAll(',', '\\,'))
})
