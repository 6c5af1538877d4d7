/** Loads the API calls and the form's schema. */
export const loadCalls = () => import('./cardPaymentCalls.ts')
