import { useCallback, useContext, useEffect, useState } from 'react'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { usePanel } from '../../src/shell/usePanel.ts'
import { loadSelfServices, type SiteGroup } from '../../src/suite/publicData.ts'
import { SelfServiceView } from './SelfServiceView.tsx'

interface Loaded {
  readonly data: readonly SiteGroup[] | undefined
  readonly error: ApiError | null
}

const nothing: Loaded = { data: undefined, error: null }

/** Self-service sites by provider group (SVC-3); groups and names come in the language of the element. */
export function SelfService() {
  const { suite } = useElement()
  const { locale } = useContext(TextsContext)
  const [loaded, setLoaded] = useState(nothing)

  const load = useCallback(() => {
    let wanted = true
    const take = (next: Loaded) => wanted && setLoaded(next)
    setLoaded(nothing)
    loadSelfServices(suite, locale).then(
      data => take({ data, error: null }),
      (error: unknown) => take({ data: undefined, error: asApiError(error) }),
    )
    return () => {
      wanted = false
    }
  }, [suite, locale])
  useEffect(load, [load])

  return <SelfServiceView panel={usePanel(loaded)} onRetry={load} />
}
