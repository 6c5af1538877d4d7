import { isMissingChunk, reloadOnce } from './reloadOnce.ts'

/**
 * Loads a part of the portal's code. A part that is missing is asked for once more, then the page is loaded
 * anew, at most once per 60 s (NAV-14). Without a connection it is not: a loaded page is better than none.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(load)
  } catch (error) {
    const reloading =
      isMissingChunk(error) &&
      navigator.onLine &&
      reloadOnce(
        () => sessionStorage,
        Date.now(),
        () => location.reload(),
      )
    // The page is on its way out: what waits for this part goes on waiting.
    if (reloading) return new Promise<never>(() => undefined)
    throw error
  }
}
