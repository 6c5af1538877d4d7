import { textsByLocale } from '../../server/texts/textsByLocale.ts'
import type english from './locales/en.json'

/** Texts of the card fields in the languages of the embedding page. */
export const cardTexts = await textsByLocale<typeof english>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
