import { isMissingChunk, reloadOnce } from './reloadOnce.ts'

/** Loads a chunk; retries once. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> => load().catch(load)

/**
 * Reloads the page when an error says that a chunk is missing, at most once per 60 s (NAV-14). Does nothing offline,
 * because a loaded page is better than none. Returns whether the page is being reloaded.
 */
export const reloadForChunk = (error: unknown): boolean =>
  isMissingChunk(error) &&
  navigator.onLine &&
  reloadOnce(
    () => sessionStorage,
    Date.now(),
    () => location.reload(),
  )
