/** API calls with their schemas, loaded with the first submission. */
export const calls = () => import('./passwordCalls.ts')
