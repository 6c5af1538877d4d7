import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../src/client/ApiError.ts'
import type { Session } from '../../../src/session/createSession.ts'
import { pathNow } from '../guards/followSession.ts'
import { returnAddress } from '../guards/guardState.ts'
import type { Router } from '../router/createRouter.ts'

/** Navigates to the maintenance page when any call on the page answers with maintenance (NAV-13). */
export function followMaintenance(router: Router, session: Session, queries: QueryClient): () => void {
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError) || error.kind !== 'maintenance') return
    if (router.state.location.pathname === '/maintenance') return
    returnAddress.store(pathNow(router))
    void router.navigate('/maintenance', { replace: true })
  }
  const ends = [
    session.store.subscribe(({ error }) => onError(error)),
    queries.getQueryCache().subscribe(event => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
