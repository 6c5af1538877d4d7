import { lazyModule } from '../../src/client/lazyModule.ts'

/** The calls of paying and the schema of what is filled in. */
export const loadCalls = lazyModule('cardPaymentCalls', () => import('./cardPaymentCalls.ts'))
