import { createElement, useLayoutEffect, useState } from 'react'
import { tagOf } from '../../../src/client/findLoader.ts'
import { prefix } from '../../../src/client/watchTags.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useRetryWhenOnline } from '../../../src/runtime/useRetryWhenOnline.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'
import { whenFirstRendered } from './pageProgress.ts'

interface Props {
  /** Name of the element, with "resident-". */
  readonly tag: `resident-${string}`
  /** Text only, because an element that is not defined yet takes no properties. */
  readonly attributes?: Readonly<Record<string, string>>
  /**
   * Lines of the skeleton while loading. Elements without a skeleton load after the page's main element and fail
   * silently.
   */
  readonly lines?: number
}

/**
 * A resident element on a page of the portal. Its code is loaded at the first render; the page's main element first.
 */
export function Element({ tag: named, attributes, lines = 0 }: Props) {
  const tag = tagOf(named.slice(prefix.length))
  const t = useT()
  const { locale, theme, font, loadElement } = useHostEnvironment()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() =>
    customElements.get(tag) ? 'ready' : 'loading',
  )

  const isMain = lines > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the code again
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
  useRetryWhenOnline(state, retry)

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
