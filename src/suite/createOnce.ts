/** Runs a shared fetch once per page: N elements, one request. */
export function createOnce(): <T>(key: string, start: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>()
  return <T>(key: string, start: () => Promise<T>) => {
    const pending = running.get(key)
    if (pending) return pending as Promise<T>
    const started = start()
    running.set(key, started)
    // After a failure the next call tries again.
    started.catch(() => running.delete(key))
    return started
  }
}
