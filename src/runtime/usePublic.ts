import { useCallback, useContext, useEffect, useState } from 'react'
import type { Locale } from '../api/schemas/locales.ts'
import { type ApiError, asApiError } from '../client/ApiError.ts'
import { TextsContext } from '../i18n/TextsContext.ts'
import type { Suite } from '../suite/getSuite.ts'
import { useElement } from './ElementContext.ts'

interface Loaded<Data> {
  readonly data: Data | undefined
  readonly error: ApiError | null
}

/**
 * Public data in the element's language. While another language loads, the previous data stays.
 * @param load must be stable across renders
 */
export function usePublic<Data>(
  load: (suite: Suite, locale: Locale) => Promise<Data>,
): Loaded<Data> & { readonly retry: () => void } {
  const { suite } = useElement()
  const { locale } = useContext(TextsContext)
  const [loaded, setLoaded] = useState<Loaded<Data>>({ data: undefined, error: null })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true
    load(suite, locale).then(
      data => isCurrent && setLoaded({ data, error: null }),
      (error: unknown) => isCurrent && setLoaded(({ data }) => ({ data, error: asApiError(error) })),
    )
    return () => {
      isCurrent = false
    }
  }, [load, suite, locale, attempt])

  const retry = useCallback(() => {
    setLoaded({ data: undefined, error: null })
    setAttempt(count => count + 1)
  }, [])
  return { ...loaded, retry }
}
