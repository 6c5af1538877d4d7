/**
 * Caches a loaded value for some milliseconds. A failed load is not cached: the last value stays in use, so
 * that requests without another need of the database do not fail with it.
 */
export function remembered<Value>(load: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly until: number } | undefined
  let last: { readonly value: Value } | undefined
  const loadOrLast = async () => {
    try {
      last = { value: await load() }
      return last.value
    } catch (error) {
      if (last) return last.value
      throw error
    }
  }
  return () => {
    if (cached && performance.now() < cached.until) return cached.value
    const value = loadOrLast()
    const mine = { value, until: performance.now() + milliseconds }
    cached = mine
    value.catch(() => {
      if (cached === mine) cached = undefined
    })
    return value
  }
}
