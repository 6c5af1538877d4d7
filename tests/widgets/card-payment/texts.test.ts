import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../../../src/api/schemas/locales.ts'

const amounts = (text: string) => text.match(/\d[\d\s.,]*\d/g)

test.each(locales)('CRD-1: %s writes amounts as its number format does, so that none wraps', locale => {
  const { validation } = JSON.parse(readFileSync(`widgets/card-payment/locales/${locale}.json`, 'utf8'))
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  expect(amounts(validation.amount)).toEqual([0.01, 10_000, 48.2].map(amount => written.format(amount)))
})
