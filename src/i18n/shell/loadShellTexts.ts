import { localeLoader } from '../loadSharedTexts.ts'

/**
 * Texts that every element needs at first. Few and short, because a page with only the sign-in loads them too.
 * Widgets find them under `shared:` unless a shared text has the same name.
 */
export const loadShellTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
