import { useEffect, useState } from 'react'
import type { Session } from '../../src/session/createSession.ts'
import { pageShare } from '../../src/suite/pageShare.ts'

/** The session of the elements on the page, once one of them is defined; undefined before, or while it loads. */
export function useSession(
  tag: string,
): { readonly session: Session; readonly name: string | undefined } | undefined {
  const [session, setSession] = useState<Session>()
  const [state, setState] = useState<ReturnType<Session['store']['getState']>>()
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    void customElements.whenDefined(tag).then(() => {
      const [share] = pageShare().apis.values()
      if (!share || isOver) return
      setSession(share.session)
      setState(share.session.store.getState())
      stop = share.session.store.subscribe(setState)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [tag])
  if (!session || !state || state.status === 'loading') return undefined
  return { session, name: state.user && `${state.user.firstName} ${state.user.lastName}` }
}
