import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { lazyModule } from '../client/lazyModule.ts'
import { FailedPanel } from './FailedPanel.tsx'
import { SharedTexts } from './SharedTexts.tsx'
import { useTriesAgain } from './useTriesAgain.ts'
import { Waiting } from './Waiting.tsx'

/**
 * A component that is fetched when it is first drawn, so that people who do not get as far do not pay for it.
 * Where its script does not come a person can try again; with the connection back it does so by itself. `name` is the
 * module's file name.
 * @param waiting what stands there meanwhile; null for what has no words for it, such as a number in a menu
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
): ComponentType<Props> {
  const fetchIt = lazyModule(name, load)
  let Loaded: ComponentType<Props> | undefined

  // biome-ignore lint/correctness/noComponentHookFactories: called once, at the top of a module
  return function Later(props: Props) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(Loaded ? 'ready' : 'loading')
    // Not after the next paint, as effects are: what is fetched is often there already.
    useLayoutEffect(() => {
      if (state !== 'loading') return
      let current = true
      fetchIt().then(
        component => {
          Loaded = component
          if (current) setState('ready')
        },
        () => current && setState('failed'),
      )
      return () => {
        current = false
      }
    }, [state])
    const retry = () => setState('loading')
    useTriesAgain(state === 'failed', retry)
    if (state === 'failed' && waiting !== null) return <FailedPanel onRetry={retry} />
    if (!Loaded) return waiting
    return (
      <SharedTexts waiting={waiting}>
        <Loaded {...props} />
      </SharedTexts>
    )
  }
}
