import { textsByLocale } from '../../texts/textsByLocale.ts'
import type english from './locales/en.json'

/** Texts of the unsubscribe page by locale. */
export const unsubscribeTexts = await textsByLocale<typeof english>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
