import type { Locale } from '../api/schemas/locales.ts'
import type { Scheme } from '../theme/schemeOf.ts'

/** Attributes of the outermost part of every element, drawn by the build as by the browser. */
export const rootAttributes = (lang: Locale, scheme: Scheme, font: 'system' | 'inherit') => ({
  className: 'root',
  part: 'root',
  lang,
  dir: 'ltr',
  'data-scheme': scheme,
  'data-font': font,
})
