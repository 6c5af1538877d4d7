import { lazily } from '../../src/client/lazyModule.ts'

/** The calls of paying and the schema of what is filled in. */
export const loadCalls = lazily('cardPaymentCalls', () => import('./cardPaymentCalls.ts'))
