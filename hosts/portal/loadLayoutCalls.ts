import { lazyModule } from '../../src/client/lazyModule.ts'

/** Fetches the calls that the portal makes for its own frame. */
export const loadLayoutCalls = lazyModule('layoutCalls', () => import('./layoutCalls.ts'))
