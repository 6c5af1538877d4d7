import { textsByLocale } from '../../texts/textsByLocale.ts'
import type english from './locales/en.json'

export type InvoiceTexts = typeof english

/** Texts of a printed invoice, and the names of services by code. */
export const invoiceTexts = await textsByLocale<InvoiceTexts>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
