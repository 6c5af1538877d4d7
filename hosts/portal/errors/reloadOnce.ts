const key = 'resident-reloaded-at'

/** Milliseconds between two reloads because of a missing chunk (NAV-14). */
const pause = 60_000

/**
 * Reloads the page because a chunk of code could not be loaded, which happens after a new release.
 * Gives false, and does nothing, when that was done less than 60 s ago: then the fault is another one.
 * Does nothing either where the moment cannot be kept, since then nothing would stop the next page from reloading.
 */
export function reloadOnce(area: () => Storage, now: number, reload: () => void): boolean {
  try {
    const kept = area().getItem(key)
    // A moment in the future comes from a clock that was put back: it must not forbid reloading for long.
    if (kept !== null && Number(kept) <= now && now - Number(kept) < pause) return false
    area().setItem(key, String(now))
  } catch {
    return false
  }
  reload()
  return true
}

/** Whether an error says that a chunk of code is missing; each browser has its own words. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|importing a module|preload CSS/i.test(error.message)
