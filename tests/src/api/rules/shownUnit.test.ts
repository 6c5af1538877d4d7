import { expect, it } from 'vitest'
import { shownUnit } from '../../../../src/api/rules/shownUnit.ts'
import { type Locale, locales } from '../../../../src/api/schemas/locales.ts'

const shown = (locale: Locale) =>
  ['kWh', 'MWh', 'GJ', 'Gcal', 'm³', 'm3', 'kwh'].map(unit => shownUnit(unit, locale))

it('I18-1: a unit is written as is usual in each language', () => {
  expect(Object.fromEntries(locales.map(locale => [locale, shown(locale).join(' ')]))).toEqual({
    en: 'kWh MWh GJ Gcal m³ m³ kWh',
    lt: 'kWh MWh GJ Gkal m³ m³ kWh',
    lv: 'kWh MWh GJ Gcal m³ m³ kWh',
    ru: 'кВт·ч МВт·ч ГДж Гкал м³ м³ кВт·ч',
  })
})

it.each(['vnt.', 'HCA', '', 'constructor'])('I18-1: shows the unknown unit "%s" as it came', unit => {
  expect(locales.map(locale => shownUnit(unit, locale))).toEqual(locales.map(() => unit))
})
