import { addresses, namespaces } from 'resident-first-texts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { TextFile } from '../../../src/i18n/createTexts.ts'

type FirstTexts = Readonly<Record<string, TextFile>>

const loading = new Map<string, Promise<FirstTexts>>()

async function fetchTexts(locale: Locale): Promise<FirstTexts> {
  const answer = await fetch(addresses[locale])
  if (!answer.ok) throw new Error(`Texts in ${locale}: ${answer.status}`)
  return (await answer.json()) as FirstTexts
}

function startLoading(locale: Locale): Promise<FirstTexts> {
  const file = fetchTexts(locale)
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
    texts => texts[namespace],
    () => undefined,
  )
}
