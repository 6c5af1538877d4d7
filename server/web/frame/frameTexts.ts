import type { Locale } from '../../../src/api/schemas/locales.ts'
import en from './locales/en.json' with { type: 'json' }
import lt from './locales/lt.json' with { type: 'json' }
import lv from './locales/lv.json' with { type: 'json' }
import ru from './locales/ru.json' with { type: 'json' }

export type FrameTexts = typeof en

/** Texts of frames by locale. */
export const frameTexts: Readonly<Record<Locale, FrameTexts>> = { en, lt, lv, ru }
