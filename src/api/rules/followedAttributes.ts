/** Attributes whose values the drawings follow; with others the element draws itself (EMB-18, EMB-19). */
export const followedAttributes: readonly string[] = ['locale', 'vendor']
