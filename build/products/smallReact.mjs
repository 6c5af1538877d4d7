// Preact's types know no `export *`, hence no TypeScript here.

/** Replaces React in the builds: Preact, and a name that components of react-router import and Preact lacks. */
export * from 'preact/compat'

/** Never called: the portal uses none of these components, so that they are not in the builds. */
export const useOptimistic = undefined
