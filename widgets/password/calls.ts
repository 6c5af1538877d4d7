import { lazyModule } from '../../src/client/lazyModule.ts'

/** What is sent, with its schemas: fetched with the first sending. */
export const calls = lazyModule('passwordCalls', () => import('./passwordCalls.ts'))
