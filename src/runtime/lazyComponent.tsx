import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { SharedTexts } from './SharedTexts.tsx'
import { useRetryWhenOnline } from './useRetryWhenOnline.ts'
import { Waiting } from './Waiting.tsx'
import { WidgetError } from './WidgetError.tsx'

/**
 * A component whose script is fetched when it is first rendered, because most visitors never get to it. If the script
 * does not load, the component offers a retry and retries by itself when the connection is back.
 * `preload` fetches the script before the first rendering; its promise never fails.
 * @param waiting rendered until the script is there; null where a skeleton makes no sense, as for a number in a menu
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
): ComponentType<Props> & { readonly preload: () => Promise<void> } {
  let Loaded: ComponentType<Props> | undefined
  const fetchComponent = async () => {
    Loaded = await load()
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the top of a module
  function Later(props: Props) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(Loaded ? 'ready' : 'loading')
    // A layout effect, because the script is often loaded already, and an effect would wait for a paint.
    useLayoutEffect(() => {
      if (state !== 'loading') return
      let current = true
      fetchComponent().then(
        () => current && setState('ready'),
        () => current && setState('failed'),
      )
      return () => {
        current = false
      }
    }, [state])
    const retry = () => setState('loading')
    useRetryWhenOnline(state, retry)
    if (state === 'failed' && waiting !== null) return <WidgetError onRetry={retry} />
    if (!Loaded) return waiting
    return (
      <SharedTexts waiting={waiting}>
        <Loaded {...props} />
      </SharedTexts>
    )
  }
  return Object.assign(Later, { preload: () => fetchComponent().catch(() => undefined) })
}
