import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'

/** Texts of the portal itself: pages, header, footer, menus. */
export const loadPortalTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
