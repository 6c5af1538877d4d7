/** What is sent, with its schemas: fetched with the first sending. */
export const calls = () => import('./passwordCalls.ts')
