// Preact's types know no `export *`, hence no TypeScript here.

/** What the builds take for React: Preact, and the one function that react-router asks of React beside what Preact has. */
export * from 'preact/compat'

/**
 * The state itself. react-router sets something ahead of it only within React's transitions, which the portal's router
 * is told not to use.
 */
export const useOptimistic = state => [
  state,
  () => {
    throw new Error(
      'Without React there is nothing to be ahead of: RouterProvider takes useTransitions={false}.',
    )
  },
]
