import { isMissingChunk, reloadOnce } from './reloadOnce.ts'

/** Loads a part of the portal's code; asks once more when it does not come. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> => load().catch(load)

/**
 * Loads the page anew when an error says that a part of its code is missing, at most once per 60 s (NAV-14).
 * Without a connection it does not: a loaded page is better than none. Gives whether the page is on its way out.
 */
export const reloadForChunk = (error: unknown): boolean =>
  isMissingChunk(error) &&
  navigator.onLine &&
  reloadOnce(
    () => sessionStorage,
    Date.now(),
    () => location.reload(),
  )
