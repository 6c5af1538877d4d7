import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../src/client/ApiError.ts'
import { keepLinkSecret } from '../../src/client/linkSecret.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { loadProviders } from '../../src/suite/publicData.ts'
import type { SocialResultState } from './socialSignIn.ts'
import type { Provider } from './types.ts'

const loadCalls = () => import('./socialSignIn.ts')

/** State and actions of social sign-in, and of a form that was sent before any script ran (AUT-3, AUT-11, AUT-22). */
export function useSocialSignIn() {
  const { suite, emit } = useElement()
  const register = useDestination()('register').href
  const [providers, setProviders] = useState<readonly Provider[]>()
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<ApiError>()
  // A ref, because state updates too late to stop a double click from opening two popups.
  const working = useRef(false)

  const work = async (provider: string, start: () => Promise<SocialResultState>) => {
    if (working.current) return
    working.current = true
    setBusy(provider)
    setFailure(undefined)
    // A script that fails to load counts as a cancelled sign-in.
    const outcome = await start().catch((): SocialResultState => ({ kind: 'nothing' }))
    if (outcome.kind === 'left') return
    working.current = false
    setBusy(undefined)
    if (outcome.kind === 'failed') setFailure(outcome.error)
    if (outcome.kind === 'signedIn') emit('resident-signed-in')
    if (outcome.kind !== 'registration') return
    keepLinkSecret(outcome.token)
    // The portal and pages with a registration handle the event; elsewhere the register link is followed as
    // from a mail.
    if (emit('resident-navigate', { to: 'register', params: {} }, { cancelable: true }))
      location.assign(`${register}#token=${outcome.token}`)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    void loadProviders(suite).then(setProviders)
    // Every result of a provider has a state.
    if (/^#sign_in|[#&]state=/.test(location.hash))
      void work('', async () => (await loadCalls()).completeReturn(suite))
    // The back/forward cache restores a page that was left for a provider.
    const onPageShow = () => {
      working.current = false
      setBusy(undefined)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  return {
    providers,
    busy,
    failure,
    signInWith: (provider: string) =>
      void work(provider, async () => (await loadCalls()).signInWith(suite, provider)),
  }
}
