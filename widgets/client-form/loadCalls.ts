/** Loads the form's API calls and the schema of its body. */
export const loadCalls = () => import('./clientFormCalls.ts')
