import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../src/client/ApiError.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import type { PasskeyOutcome, PasskeySignIn } from './passkeySignIn.ts'
import type { PasskeyState } from './types.ts'

/** Calls back once the browser has nothing else to do, because few visitors have a passkey. */
const whenIdle = (start: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(start, { timeout: 3000 })
    : setTimeout(start, 500)

/**
 * Sign-in with a passkey: suggested in the e-mail field, or by a button (AUT-20). Nothing is fetched by browsers without
 * passkeys, and before the page is idle.
 * @param isShown whether the form is shown
 */
export function usePasskey(isShown: boolean, onSignedIn: () => void) {
  const { suite } = useElement()
  const [state, setState] = useState<PasskeyState>(
    typeof PublicKeyCredential === 'undefined' ? 'none' : 'unknown',
  )
  const [failure, setFailure] = useState<ApiError>()
  const passkeys = useRef<PasskeySignIn>(undefined)

  const follow = (outcome: PasskeyOutcome) => {
    setState('ready')
    setFailure(outcome.kind === 'failed' ? outcome.error : undefined)
    if (outcome.kind === 'signedIn') onSignedIn()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while the form is shown
  useEffect(() => {
    if (!isShown || state === 'none') return
    const stop = new AbortController()
    const offer = async () => {
      if (stop.signal.aborted) return
      const { offerPasskeys } = await import('./passkeySignIn.ts')
      passkeys.current = await offerPasskeys(suite, stop.signal, follow)
      if (!stop.signal.aborted) setState(passkeys.current ? 'ready' : 'none')
    }
    // A script that does not load offers nothing.
    whenIdle(() => void offer().catch(() => setState('none')))
    return () => stop.abort()
  }, [isShown])

  return {
    state,
    failure,
    forget: () => setFailure(undefined),
    signIn() {
      if (state !== 'ready' || !passkeys.current) return
      setState('busy')
      setFailure(undefined)
      void passkeys.current.signIn().then(follow)
    },
  }
}
