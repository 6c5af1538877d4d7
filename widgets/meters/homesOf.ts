import type { Meter } from '../../src/api/schemas/meters.ts'

/** Meters of one home, those to be verified first. */
interface Home {
  /** Undefined if all meters are in one home. */
  readonly address: string | undefined
  readonly meters: readonly Meter[]
}

/**
 * Meters by home, in the order in which they came; while none takes a reading, those past their verification are first.
 * @param addresses address by object id; empty if all meters are in one home
 */
export function homesOf(
  meters: readonly Meter[],
  addresses: ReadonlyMap<number, string>,
  takesReadings: boolean,
): readonly Home[] {
  const homes = new Map<string | undefined, Meter[]>()
  for (const meter of meters) {
    const address = addresses.get(meter.objectId)
    const own = homes.get(address)
    if (own) own.push(meter)
    else homes.set(address, [meter])
  }
  const inOrder = (own: readonly Meter[]) =>
    takesReadings ? own : [...own].sort((a, b) => Number(b.isExpired) - Number(a.isExpired))
  return [...homes].map(([address, own]) => ({ address, meters: inOrder(own) }))
}
