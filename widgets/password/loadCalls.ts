/** Loads the calls and their schemas, when a form is first sent. */
export const loadCalls = () => import('./passwordCalls.ts')
