import { lazily } from '../../src/client/lazyModule.ts'

/** Fetches the calls that the portal makes for its own frame. */
export const loadFrameCalls = lazily('frameCalls', () => import('./frameCalls.ts'))
