/** Fetches the calls that the portal makes for its own frame. */
export const loadLayoutCalls = () => import('./layoutCalls.ts')
