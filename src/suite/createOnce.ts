/** Makes things that every element of a page shares be fetched once: N elements, one request. */
export function createOnce(): <T>(key: string, start: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>()
  return <T>(key: string, start: () => Promise<T>) => {
    const known = running.get(key)
    if (known) return known as Promise<T>
    const started = start()
    running.set(key, started)
    // A failure may be tried again by whoever asks next.
    started.catch(() => running.delete(key))
    return started
  }
}
