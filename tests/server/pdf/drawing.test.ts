import { expect, it } from 'vitest'
import { formats } from '../../../server/pdf/drawing.ts'
import { locales } from '../../../src/api/schemas/locales.ts'

/** Intl writes no-break spaces; the test reads them as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it('I18-1: mails and bills name a month in full in each language, as pages do', () => {
  expect(locales.map(locale => plain(formats(locale, 'EUR').month('2026-10-01')))).toEqual([
    'October 2026',
    '2026 m. spalis',
    '2026. gada oktobris',
    'октябрь 2026 г.',
  ])
})
