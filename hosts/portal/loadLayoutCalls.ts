/** Loads the calls of the layouts. */
export const loadLayoutCalls = () => import('./layoutCalls.ts')
