import { localeLoader } from '../loadSharedTexts.ts'

/**
 * Texts that every element needs from its first moment. Few and short: a page with the sign-in alone pays for them.
 * Widgets find them under `shared:` too, where no shared text of the same name stands before them.
 */
export const loadShellTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
