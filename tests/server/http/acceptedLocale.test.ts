import { expect, it } from 'vitest'
import { acceptedLocale } from '../../../server/http/acceptedLocale.ts'

it.each([
  ['lt', 'lt'],
  ['de, LT-lt;q=0.8, ru;q=0.9', 'ru'],
  ['de', 'en'],
  ['', 'en'],
  [null, 'en'],
  // Refused languages, and Latgalian and Aromanian, which begin like "lt" and "ru".
  ['lt;q=0, de', 'en'],
  ['ltg, lv;q=0.8', 'lv'],
  ['rup', 'en'],
])('I18-1: the Accept-Language header "%s" leads to "%s"', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})
