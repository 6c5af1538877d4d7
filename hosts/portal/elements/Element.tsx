import { createElement, useLayoutEffect, useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { useRetryWhenOnline } from '../../../src/runtime/useRetryWhenOnline.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'
import { whenFirstRendered } from './pageProgress.ts'

interface Props {
  readonly tag: `resident-${string}`
  /** Attributes of the element: text only, since an element that is not defined yet takes nothing else. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Lines of the skeleton shown until the element is there; none for small pieces, which fail silently and come with the connection. */
  readonly lines?: number
}

/**
 * A resident element on a page of the portal: its code is fetched when it is first drawn. What the page is about goes
 * ahead; small pieces come after it.
 */
export function Element({ tag, attributes, lines = 0 }: Props) {
  const t = useT()
  const { locale, theme, font, loadElement } = useHostEnvironment()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState(() => (customElements.get(tag) ? 'ready' : 'loading'))

  const isMain = lines > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the code again
  useLayoutEffect(() => {
    let current = true
    const loaded = isMain ? loadElement(tag) : whenFirstRendered().then(() => loadElement(tag))
    loaded.then(
      () => current && setState('ready'),
      () => current && setState('failed'),
    )
    return () => {
      current = false
    }
  }, [tag, attempt, loadElement, isMain])

  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  useRetryWhenOnline(state === 'failed', retry)

  return (
    <>
      {createElement(tag, {
        ...attributes,
        ...(locale && { locale }),
        ...(font && { font }),
        ...(theme !== 'auto' && { theme }),
      })}
      {isMain && state === 'loading' && (
        <div className="site-waiting">
          <Skeleton lines={lines} />
        </div>
      )}
      {isMain && state === 'failed' && (
        <Notice
          tone="danger"
          title={t('shared:failed.title')}
          actions={
            <Button variant="secondary" onClick={retry}>
              {t('shared:retry')}
            </Button>
          }
        >
          <p>{t(navigator.onLine ? 'shared:failed.text' : 'shared:errors.offline')}</p>
        </Notice>
      )}
    </>
  )
}
