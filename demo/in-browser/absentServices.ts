import type { Services } from '../../server/Services.ts'

/**
 * Banks, e-signature services and sign-in providers have pages of their own, which a page cannot be led to and come
 * back from without losing the sandbox. There are none; the elements say so as they do when one does not answer.
 */
export const absentServices: Pick<Services, 'payments' | 'signatures' | 'social'> = {
  payments: {
    cardFrameUrl: null,
    start: () => Promise.reject(new Error('The sandbox has no payment provider.')),
    cancel: async () => true,
    isFromProvider: async () => false,
  },
  signatures: { start: async () => undefined, isFromProvider: async () => false },
  social: [],
}
