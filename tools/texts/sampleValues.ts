import type { Locale } from '../../src/api/schemas/locales.ts'
import { createFormats, type Formats } from '../../src/i18n/formats.ts'

/**
 * Counts that cover all plural forms of the four languages: 1, 21 and 101, 2 to 4, 5 to 20, and fractions.
 */
export const sampleCounts: readonly number[] = [
  0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 19, 20, 21, 22, 25, 100, 101, 111, 1.5,
]

const day = 86_400_000

/** Values by placeholder: dates of this year and another, small and large amounts, durations. */
const formatted: Readonly<Record<string, (formats: Formats) => readonly string[]>> = {
  day: ({ day, deadline }) => [
    day('2026-11-30'),
    day('2027-01-03'),
    deadline('2026-11-22'),
    deadline('2027-01-03'),
  ],
  days: ({ days }) => [days('2026-11-25', '2026-11-27'), days('2026-12-28', '2027-01-02')],
  month: ({ month }) => [month('2026-05'), month('2025-12')],
  time: () => ['14:05'],
  left: ({ remaining }) => [remaining(9 * day), remaining(5 * 3_600_000), remaining(60_000)],
  amount: ({ money }) => [money('0.01', 'EUR'), money('1234567.89', 'EUR')],
  value: ({ reading }) => [reading('0'), reading('99999999.9999')],
  size: ({ bytes }) => [bytes(5_242_880)],
}

const asDay = ['from', 'to']
const asMonth = ['period']
const asAmount = ['fee', 'total', 'was', 'now']
const asValue = ['usual', 'used', 'read', 'change']

/** Texts that vendors and users enter: short, long, with quotation marks, in another script. */
const chosen = [
  'Ona',
  'UAB „Alfa namai“',
  'Dzīvokļu īpašnieku kooperatīvā sabiedrība “Daugavas krasts”',
  'ООО «Ёлки»',
]

/** Numbers that do not select a plural form. */
const numbers = ['1', '21', '2000']

const asNumber = [
  'at',
  'of',
  'max',
  'min',
  'most',
  'shown',
  'sent',
  'masters',
  'percent',
  'votes',
  'year',
  'number',
]

/** Sample values of a placeholder in a locale. */
export function sampleValues(name: string, locale: Locale): readonly string[] {
  const formats = createFormats(
    locale,
    () => '2026-11-21',
    key => key,
  )
  const alias = asDay.includes(name)
    ? 'day'
    : asMonth.includes(name)
      ? 'month'
      : asAmount.includes(name)
        ? 'amount'
        : asValue.includes(name)
          ? 'value'
          : name
  const make = formatted[alias]
  if (make) return make(formats)
  return asNumber.includes(name) ? numbers : chosen
}
