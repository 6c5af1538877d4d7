import type { Locale } from '../api/schemas/locales.ts'
import type { LoadTexts, TextFile } from './createTexts.ts'

/**
 * Turns the addresses that `import.meta.glob` found in a `locales` folder into a loader by language.
 * Texts travel as JSON, not as code: nothing in them can run.
 */
export function localeLoader(addresses: Readonly<Record<string, string>>): LoadTexts {
  return async (locale: Locale) => {
    const answer = await fetch(addresses[`./locales/${locale}.json`] ?? '')
    if (!answer.ok) throw new Error(`Texts in ${locale}: ${answer.status}`)
    return (await answer.json()) as TextFile
  }
}

/** Texts that several widgets use behind the sign-in; those that every element needs from its first moment stand in `shell`. */
export const loadSharedTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
