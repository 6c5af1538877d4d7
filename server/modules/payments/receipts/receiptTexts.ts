import { textsByLocale } from '../../../texts/textsByLocale.ts'
import type english from './locales/en.json'

/** Texts of a receipt. */
export const receiptTexts = await textsByLocale<typeof english>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
