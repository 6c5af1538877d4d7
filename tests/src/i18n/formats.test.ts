import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { createFormats, dayIn, daysBetween } from '../../../src/i18n/formats.ts'
import { createInstance } from '../../../src/i18n/smallI18next.ts'

/** Intl writes no-break and thin spaces; the tests read them as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

/** The formats of a language with its texts. */
function formatsOf(locale: Locale, today = '2026-11-21') {
  const instance = createInstance()
  instance.init({ fallbackNS: 'shell' })
  for (const [namespace, folder] of [
    ['shared', ''],
    ['shell', 'shell/'],
  ] as const)
    instance.addResourceBundle(
      locale,
      namespace,
      JSON.parse(readFileSync(`src/i18n/${folder}locales/${locale}.json`, 'utf8')),
    )
  return createFormats(locale, () => today, instance.getFixedT(locale, 'shared'))
}

describe.each([
  ['en', '€1,234.50', 'November 2026', 'in 9 days', '30 November (in 9 days)', 'No. 100217'],
  ['lt', '1 234,50 €', '2026 m. lapkritis', 'po 9 dienų', 'lapkričio 30 d. (po 9 dienų)', 'Nr. 100217'],
  ['lv', '1234,50 €', '2026. gada novembris', 'pēc 9 dienām', '30. novembris (pēc 9 dienām)', 'Nr. 100217'],
  ['ru', '1 234,50 €', 'Ноябрь 2026 г.', 'через 9 дней', '30 ноября (через 9 дней)', '№ 100217'],
] as const)('in %s', (locale, money, month, relative, deadline, numbered) => {
  const formats = formatsOf(locale)
  it('I18-1: money, months, deadlines and numbers are formatted as is usual in each language', () => {
    expect(plain(formats.money('1234.50', 'EUR'))).toBe(money)
    expect(plain(formats.month('2026-11'))).toBe(month)
    expect(plain(formats.relativeDay('2026-11-30'))).toBe(relative)
    expect(plain(formats.deadline('2026-11-30'))).toBe(deadline)
    expect(plain(formats.numbered('100217'))).toBe(numbered)
  })
})

/** Each month, in its form after a day and in its short form on an axis. */
const months = {
  en: [
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  ],
  lt: [
    'sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio',
    'saus. vas. kov. bal. geg. birž. liep. rugp. rugs. spal. lapkr. gruod.',
  ],
  lv: [
    'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
    'janv. febr. marts apr. maijs jūn. jūl. aug. sept. okt. nov. dec.',
  ],
  ru: [
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  ],
} as const

/** A day, and a range up to a later day of its month, in the usual notation. */
const formattedDays = {
  en: (day: string, month: string) => `${day} ${month}`,
  lt: (day: string, month: string) => `${month} ${day} d.`,
  lv: (day: string, month: string) => `${day.replace('–', '.–')}. ${month}`,
  ru: (day: string, month: string) => `${day} ${month}`,
} as const

const year = Array.from({ length: 365 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
)

describe.each(['en', 'lt', 'lv', 'ru'] as const)('I18-1: a whole year in %s', locale => {
  const formats = formatsOf(locale)
  const [long, short] = months[locale].map(line => line.split(' '))
  const monthOf = (day: string) => long?.[Number(day.slice(5, 7)) - 1] ?? ''

  const numberOf = (day: string) => String(Number(day.slice(8)))

  it('each day', () => {
    expect(year.map(day => plain(formats.day(day)))).toEqual(
      year.map(day => formattedDays[locale](numberOf(day), monthOf(day))),
    )
    expect(year.map(day => formats.days(day, day))).toEqual(year.map(day => formats.day(day)))
  })

  it('each day up to the one after the next', () => {
    const ranges = year.slice(0, -2).map((day, at) => [day, year[at + 2] ?? ''] as const)
    expect(ranges.map(([from, to]) => plain(formats.days(from, to)))).toEqual(
      ranges.map(([from, to]) =>
        monthOf(from) === monthOf(to)
          ? formattedDays[locale](`${numberOf(from)}–${numberOf(to)}`, monthOf(from))
          : `${formattedDays[locale](numberOf(from), monthOf(from))} – ${formattedDays[locale](numberOf(to), monthOf(to))}`,
      ),
    )
  })

  it('the months of an axis are words', () => {
    const monthNames = (short ?? []).map((_, at) =>
      formats.shortMonth(`2026-${String(at + 1).padStart(2, '0')}`),
    )
    expect(monthNames).toEqual(short)
  })

  it('no two weekdays share a short name', () => {
    expect(new Set(formats.weekdays.map(day => day.short)).size).toBe(7)
    expect(new Set(formats.weekdays.map(day => day.name)).size).toBe(7)
  })
})

it.each([
  ['en', '28 December 2026 – 2 January 2027', '25–27 November 2025'],
  ['lt', '2026 m. gruodžio 28 d. – 2027 m. sausio 2 d.', '2025 m. lapkričio 25–27 d.'],
  ['lv', '2026. gada 28. decembris – 2027. gada 2. janvāris', '2025. gada 25.–27. novembris'],
  ['ru', '28 декабря 2026 г. – 2 января 2027 г.', '25–27 ноября 2025 г.'],
] as const)('I18-1: days of another year include their year in %s', (locale, overNewYear, lastYear) => {
  const formats = formatsOf(locale)
  expect(plain(formats.days('2026-12-28', '2027-01-02'))).toBe(overNewYear)
  expect(plain(formats.days('2025-11-25', '2025-11-27'))).toBe(lastYear)
  const later = formatsOf(locale, '2027-01-01')
  expect(plain(later.days('2026-12-28', '2027-01-02'))).toBe(overNewYear)
})

it('a day of another year includes its year', () => {
  expect(formatsOf('en').day('2025-01-05')).toBe('5\u00a0January 2025')
})

it('money keeps every cent of an amount that a float would lose', () => {
  expect(formatsOf('en').money('999999999999.99', 'EUR')).toBe('€999,999,999,999.99')
})

it('days are counted by the calendar, across the change to summer time too', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

it('the day is that of the vendor, not of the reader', () => {
  expect(dayIn('Europe/Vilnius', new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
})

it('MET-1: a reading keeps its decimals and has no groups, as on the meter itself', () => {
  const readings = (['en', 'lt', 'lv', 'ru'] as const).map(locale =>
    formatsOf(locale).reading('99999999.0900'),
  )
  expect(readings).toEqual(['99999999.09', '99999999,09', '99999999,09', '99999999,09'])
})

it('BIL-1: a day names its month, also one of another year, because the order of digits differs by country', () => {
  const days = (['en', 'lt', 'lv', 'ru'] as const).map(locale => formatsOf(locale).day('2025-12-05'))
  expect(days).toEqual([
    '5\u00a0December 2025',
    '2025\u00a0m. gruodžio 5\u00a0d.',
    '2025.\u00a0gada 5.\u00a0decembris',
    '5\u00a0декабря 2025\u00a0г.',
  ])
})

it('ERR-3: what is no date, no moment and no currency is shown as it came', () => {
  const { day, days, deadline, relativeDay, month, money, roundMoney, time, remaining } = formatsOf('en')
  expect([day('0000-00-00'), deadline('0000-00-00')]).toEqual(['0000-00-00', '0000-00-00'])
  expect([days('0000-00-00', '2026-11-30'), relativeDay('soon'), month('2026-13')]).toEqual([
    '0000-00-00 – 2026-11-30',
    'soon',
    '2026-13',
  ])
  expect([money('12.30', '€'), roundMoney(12.3, '€')]).toEqual(['12.30 €', '12 €'])
  expect([
    time(new Date('never')),
    remaining(Number.NaN),
    dayIn('Europe/Vilnius', new Date('never')),
  ]).toEqual(['–', '–', '–'])
})
