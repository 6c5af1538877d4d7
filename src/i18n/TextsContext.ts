import { createContext } from 'react'
import { defaultLocale, type Locale } from '../api/schemas/locales.ts'

/** Translates a key of the widget's own texts, or of the shared ones with `shared:` before it. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Translator and language of a view. */
export interface TextsValue {
  readonly t: Translate
  readonly locale: Locale
}

export const TextsContext = createContext<TextsValue>({ t: key => key, locale: defaultLocale })
