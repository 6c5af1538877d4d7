import { useStore } from 'zustand'
import type { SessionState } from '../../../src/session/SessionState.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'

/** A selection of the session; the component renders again when it changes. */
export const useSuiteSession = <T>(select: (state: SessionState) => T): T =>
  useStore(getSuite().session.store, select)
