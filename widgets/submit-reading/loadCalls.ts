/** Loads the calls and their schemas, when the form is first sent. */
export const loadCalls = () => import('./submitReadingCalls.ts')
