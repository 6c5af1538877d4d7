import { localeLoader } from '../loadSharedTexts.ts'

/** What forms say of a field that needs correcting; fetched with a form, since most pages have none. */
export const loadFormTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
