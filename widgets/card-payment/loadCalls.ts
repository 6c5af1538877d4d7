/** The calls of paying and the schema of what is filled in. */
export const loadCalls = () => import('./cardPaymentCalls.ts')
