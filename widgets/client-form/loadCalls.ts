import { lazily } from '../../src/client/lazyModule.ts'

/** The form's calls and the schema of its body. */
export const loadCalls = lazily('clientFormCalls', () => import('./clientFormCalls.ts'))
