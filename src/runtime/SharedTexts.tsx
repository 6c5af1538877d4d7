import { type ReactNode, useContext, useEffect, useState } from 'react'
import { TextsContext } from '../i18n/TextsContext.ts'
import { ElementContext } from './ElementContext.ts'
import { loadFurtherTexts } from './useElementTexts.ts'
import { useRetryWhenOnline } from './useRetryWhenOnline.ts'
import { Waiting } from './Waiting.tsx'
import { WidgetError } from './WidgetError.tsx'

interface Props {
  readonly children: ReactNode
  /** What stands there meanwhile; null for small pieces, which stay silent while the texts cannot be had. */
  readonly waiting?: ReactNode
}

/** Shows its children once the shared texts are there: visitors who have not signed in do not pay for them. */
export function SharedTexts({ children, waiting = <Waiting /> }: Props) {
  // A piece drawn by itself, as tests do, has its texts from elsewhere.
  const suite = useContext(ElementContext)?.suite
  const { locale } = useContext(TextsContext)
  const [failed, setFailed] = useState(false)
  // Another language is spoken only once it has them, so what is shown stays.
  const ready = !suite || suite.texts.has(locale, 'shared')
  useEffect(() => {
    if (suite && !ready && !failed) loadFurtherTexts(suite, locale, 'shared').catch(() => setFailed(true))
  }, [suite, locale, ready, failed])
  const retry = () => setFailed(false)
  useRetryWhenOnline(failed, retry)
  if (ready) return children
  return failed && waiting !== null ? <WidgetError onRetry={retry} /> : waiting
}
