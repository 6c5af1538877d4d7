import { textsByLocale } from '../../../texts/textsByLocale.ts'
import type english from './locales/en.json'

/** Texts of the form without scripts by locale. */
export const formTexts = await textsByLocale<typeof english>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
