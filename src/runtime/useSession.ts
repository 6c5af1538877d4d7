import { useStore } from 'zustand'
import type { SessionState } from '../session/SessionState.ts'
import { useElement } from './ElementContext.ts'

/** Selects a part of the session; renders again when it changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useElement().suite.session.store, select)
}
