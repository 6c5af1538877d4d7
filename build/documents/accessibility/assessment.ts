/**
 * The day on which the results were last gone through, and the digest of the results of that day. A changed result fails a
 * test until both are set again, so that no statement has an older date than what it says.
 */
export const assessment = { date: '2026-11-23', digest: '601137b64b4d' } as const
