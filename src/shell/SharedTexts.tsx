import { type ReactNode, useContext, useEffect, useState } from 'react'
import { TextsContext } from '../i18n/TextsContext.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ElementContext } from './ElementContext.ts'
import { FailedPanel } from './FailedPanel.tsx'
import { loadFurtherTexts } from './useElementTexts.ts'

/** Shows its children once the shared texts are there: visitors who have not signed in do not pay for them. */
export function SharedTexts({ children }: { readonly children: ReactNode }) {
  // A piece drawn by itself, as tests do, has its texts from elsewhere.
  const suite = useContext(ElementContext)?.suite
  const { locale } = useContext(TextsContext)
  const [failed, setFailed] = useState(false)
  // Another language is spoken only once it has them, so what is shown stays.
  const ready = !suite || suite.texts.has(locale, 'shared')
  useEffect(() => {
    if (suite && !ready && !failed) loadFurtherTexts(suite, locale, 'shared').catch(() => setFailed(true))
  }, [suite, locale, ready, failed])
  if (ready) return children
  return failed ? <FailedPanel onRetry={() => setFailed(false)} /> : <Skeleton lines={4} />
}
