import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'

/** Texts of the pages, header, footer and menus. */
export const loadPortalTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
