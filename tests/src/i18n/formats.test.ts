import { describe, expect, it } from 'vitest'
import { createFormats, dayIn, daysBetween } from '../../../src/i18n/formats.ts'

/** Intl writes no-break spaces; the tests read them as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each([
  ['en', '€1,234.50', '30 November', 'November 2026', 'in 9 days'],
  ['lt', '1 234,50 €', 'lapkričio 30 d.', '2026 m. lapkritis', 'po 9 dienų'],
  ['lv', '1234,50 €', '30. novembris', '2026. g. novembris', 'pēc 9 dienām'],
  ['ru', '1 234,50 €', '30 ноября', 'Ноябрь 2026 г.', 'через 9 дней'],
] as const)('in %s', (locale, money, day, month, relative) => {
  const formats = createFormats(locale, () => '2026-11-21')
  it('I18-1: money, days and months read as people there write them', () => {
    expect(plain(formats.money('1234.50', 'EUR'))).toBe(money)
    expect(plain(formats.day('2026-11-30'))).toBe(day)
    expect(plain(formats.month('2026-11'))).toBe(month)
    expect(plain(formats.relativeDay('2026-11-30'))).toBe(relative)
  })
})

it('a day of another year says its year', () => {
  expect(createFormats('en', () => '2026-11-21').day('2025-01-05')).toBe('5\u00a0January 2025')
})

it('money keeps every cent of an amount that a float would lose', () => {
  expect(createFormats('en', () => '2026-11-21').money('999999999999.99', 'EUR')).toBe('€999,999,999,999.99')
})

it('days are counted by the calendar, over the change to summer time too', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

it('the day is that of the vendor, not of the reader', () => {
  expect(dayIn('Europe/Vilnius', new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
})

it('MET-1: a reading keeps its places and has no groups, as on the meter itself', () => {
  const shown = ['en', 'lt', 'lv', 'ru'].map(locale =>
    createFormats(locale as 'en', () => '2026-11-21').reading('99999999.0900'),
  )
  expect(shown).toEqual(['99999999.09', '99999999,09', '99999999,09', '99999999,09'])
})
