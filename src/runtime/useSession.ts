import { useStore } from 'zustand'
import type { SessionState } from '../session/createSession.ts'
import { useElement } from './ElementContext.ts'

/** A part of the session; the component draws again when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useElement().suite.session.store, select)
}
