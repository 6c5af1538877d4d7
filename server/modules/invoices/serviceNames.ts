import { defaultLocale, type Locale, locales } from '../../../src/api/schemas/locales.ts'
import { type InvoiceTexts, invoiceTexts } from './invoiceTexts.ts'

export type ServiceCode = keyof InvoiceTexts['services']

const namesIn = (locale: Locale): Readonly<Record<string, string>> => invoiceTexts[locale].services

/** Returns a service's name; falls back to the code's words for a code outside the catalogue. */
export const serviceName = (code: string, locale: Locale): string =>
  namesIn(locale)[code] ?? code.replaceAll('_', ' ')

/** The whole catalogue (BIL-6). */
export const serviceCatalogue = Object.keys(namesIn(defaultLocale)).map(code => ({
  code,
  names: Object.fromEntries(locales.map(locale => [locale, serviceName(code, locale)])) as Record<
    Locale,
    string
  >,
}))
