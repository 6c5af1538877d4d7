export interface Random {
  /** An integer from `least` to `most`, both included. */
  readonly int: (least: number, most: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  readonly chance: (probability: number) => boolean
}

/**
 * Pseudo-random numbers with the name as seed, the same at every start and on every machine. Each part of
 * the seed data has its own name, so that an additional part does not change the others.
 */
export function createRandom(name: string): Random {
  // FNV-1a hashes the name into the state of mulberry32.
  let state = 0x811c9dc5
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int: Random['int'] = (least, most) => least + Math.floor(next() * (most - least + 1))
  return {
    int,
    pick: items => items[int(0, items.length - 1)] ?? items[0],
    chance: probability => next() < probability,
  }
}
