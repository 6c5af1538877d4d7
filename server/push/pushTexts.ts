import { textsByLocale } from '../texts/textsByLocale.ts'
import type english from './locales/en.json'

/** Titles of push messages by locale and kind. */
export const pushTexts = await textsByLocale<typeof english>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
