// Preact's types know no `export *`, hence no TypeScript here.

/** Replaces React in the builds: Preact, and the one function of React that react-router imports and Preact lacks. */
export * from 'preact/compat'

/**
 * Returns the state itself. react-router sets an optimistic state only in transitions, which the portal's router does not
 * use.
 */
export const useOptimistic = state => [
  state,
  () => {
    throw new Error('useOptimistic is not supported: RouterProvider must have useTransitions={false}.')
  },
]
