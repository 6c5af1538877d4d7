import { textsByLocale } from '../../texts/textsByLocale.ts'
import type english from './locales/en.json'

export type FrameTexts = typeof english

/** Texts of frames by locale. */
export const frameTexts = await textsByLocale<FrameTexts>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
