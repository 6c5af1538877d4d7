import { localeLoader } from '../loadSharedTexts.ts'

/** Validation texts of all forms; loaded with a form, because most pages have none. */
export const loadFormTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
