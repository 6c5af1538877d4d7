import { type ReactNode, useContext, useEffect, useState } from 'react'
import { TextsContext } from '../i18n/TextsContext.ts'
import { ElementContext } from './ElementContext.ts'
import { loadFurtherTexts } from './useElementTexts.ts'
import { useRetryWhenOnline } from './useRetryWhenOnline.ts'
import { Waiting } from './Waiting.tsx'
import { WidgetError } from './WidgetError.tsx'

interface Props {
  readonly children: ReactNode
  /** Rendered until the texts are loaded; null for elements without a skeleton. */
  readonly waiting?: ReactNode
}

/** Renders its children when the shared texts are loaded; guests do not load them. */
export function SharedTexts({ children, waiting = <Waiting /> }: Props) {
  // A component rendered alone, as in tests, has its texts already.
  const suite = useContext(ElementContext)?.suite
  const { locale } = useContext(TextsContext)
  const [failed, setFailed] = useState(false)
  // A change of language waits for its texts, so the content stays.
  const ready = !suite || suite.texts.has(locale, 'shared')
  useEffect(() => {
    if (suite && !ready && !failed) loadFurtherTexts(suite, locale, 'shared').catch(() => setFailed(true))
  }, [suite, locale, ready, failed])
  const retry = () => setFailed(false)
  useRetryWhenOnline(ready ? 'ready' : failed ? 'failed' : 'loading', retry)
  if (ready) return children
  return failed && waiting !== null ? <WidgetError onRetry={retry} /> : waiting
}
