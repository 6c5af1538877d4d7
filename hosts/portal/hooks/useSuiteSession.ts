import { useStore } from 'zustand'
import type { SessionState } from '../../../src/session/createSession.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'

/** A part of the session; the component draws again when that part changes. */
export const useSuiteSession = <T>(select: (state: SessionState) => T): T =>
  useStore(getSuite().session.store, select)
