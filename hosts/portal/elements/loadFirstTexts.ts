import { addresses, namespaces } from 'resident-first-texts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { TextFile } from '../../../src/i18n/createTexts.ts'
import { localeLoader } from '../../../src/i18n/loadSharedTexts.ts'

const loadFile = localeLoader(addresses)

const loading = new Map<Locale, ReturnType<typeof loadFile>>()

function startLoading(locale: Locale) {
  const file = loadFile(locale)
  loading.set(locale, file)
  file.catch(() => loading.delete(locale))
  return file
}

/**
 * Loads the texts of a namespace with those of all that nearly every page has, in one file; undefined for what is not in it, or
 * resolved with undefined where the file cannot be fetched, so that they are fetched one by one.
 */
export function loadFirstTexts(locale: Locale, namespace: string): Promise<TextFile | undefined> | undefined {
  if (!namespaces.includes(namespace)) return undefined
  return (loading.get(locale) ?? startLoading(locale)).then(
    texts => texts[namespace] as TextFile | undefined,
    () => undefined,
  )
}
