import { lazyModule } from '../../src/client/lazyModule.ts'

/** The form's calls and the schema of its body. */
export const loadCalls = lazyModule('clientFormCalls', () => import('./clientFormCalls.ts'))
