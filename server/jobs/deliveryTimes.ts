/** How long a process may take for a delivery before another one tries it. */
export const takenSeconds = 120

const longestPauseSeconds = 3600
const daysTried = 3

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** Pause after a failed try of a mail or a push message. It grows with their number. */
export const pauseSeconds = (tries: number): number => Math.min(longestPauseSeconds, 10 * 2 ** tries)

/** Whether a mail or a push message is not tried any more. */
export const isGivenUp = (createdAt: Date, now: Date): boolean => createdAt < after(now, -daysTried * 86_400)
