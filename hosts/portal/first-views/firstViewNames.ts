/** Names of the elements that the server draws for signed-in people (EMB-20). */
export const firstViewNames = ['bills', 'meters'] as const
