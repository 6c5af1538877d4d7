import type { Locale } from '../api/schemas/locales.ts'
import type { LoadTexts, TextFile } from './createTexts.ts'

/**
 * Returns a loader for the text files that `import.meta.glob` found in a `locales` folder. Texts are fetched as JSON,
 * not as code, so nothing in them can run.
 */
export function localeLoader(addresses: Readonly<Record<string, string>>): LoadTexts {
  return async (locale: Locale) => {
    const answer = await fetch(addresses[`./locales/${locale}.json`] ?? '')
    if (!answer.ok) throw new Error(`Texts in ${locale}: ${answer.status}`)
    return (await answer.json()) as TextFile
  }
}

/** Shared texts for signed-in users; those that every element needs at first are in `shell`. */
export const loadSharedTexts = localeLoader(
  import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
)
