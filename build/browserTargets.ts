/** Oldest browsers the built files run in. iOS 16.4 is the oldest with constructable style sheets. */
export const browserTargets: string[] = ['chrome107', 'firefox114', 'safari16.4']
