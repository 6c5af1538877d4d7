const key = 'resident-reloaded-at'

/** Milliseconds between two reloads because of a missing chunk (NAV-14). */
const minInterval = 60_000

/**
 * Reloads the page after a chunk failed to load, which happens after a new release. Returns false and does nothing if
 * the last reload was less than 60 s ago, because the cause is another one then; and if the time cannot be stored,
 * because nothing would stop the next page from reloading.
 */
export function reloadOnce(area: () => Storage, now: number, reload: () => void): boolean {
  try {
    const reloadedAt = area().getItem(key)
    // A time in the future means that the clock was set back: it must not prevent reloads.
    if (reloadedAt !== null && Number(reloadedAt) <= now && now - Number(reloadedAt) < minInterval)
      return false
    area().setItem(key, String(now))
  } catch {
    return false
  }
  reload()
  return true
}

/** Whether an error says that a chunk is missing; each browser has its own message. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|importing a module|preload CSS/i.test(error.message)
