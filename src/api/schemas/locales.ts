/** The interface languages; the first is the default (I18-1). */
export const locales = ['en', 'lt', 'lv', 'ru'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Whether a text names one of the interface languages. */
export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value)
