/** Caches a loaded value for some milliseconds; a failed load is not cached. */
export function remembered<Value>(load: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly until: number } | undefined
  return () => {
    if (cached && performance.now() < cached.until) return cached.value
    const value = load()
    const mine = { value, until: performance.now() + milliseconds }
    cached = mine
    value.catch(() => {
      if (cached === mine) cached = undefined
    })
    return value
  }
}
