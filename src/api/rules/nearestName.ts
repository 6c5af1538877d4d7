/** Edit distance of two words. */
function distance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()]
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The nearest known name to a misspelt one; undefined if none is near. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map(candidate => [distance(name, candidate), candidate] as const)
    .sort(([a], [b]) => a - b)
  return best && best[0] <= Math.max(2, name.length / 3) ? best[1] : undefined
}
