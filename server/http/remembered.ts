/** Caches a loaded value for some milliseconds; a failed load is not cached. */
export function remembered<Value>(load: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly until: number } | undefined
  return () => {
    if (kept && performance.now() < kept.until) return kept.value
    const value = load()
    const mine = { value, until: performance.now() + milliseconds }
    kept = mine
    value.catch(() => {
      if (kept === mine) kept = undefined
    })
    return value
  }
}
