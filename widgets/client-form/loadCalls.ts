/** The form's calls and the schema of its body. */
export const loadCalls = () => import('./clientFormCalls.ts')
