import type { RawRow } from '../readers/RawRow.ts'

/** Rows of a batch at most: more of them would not be faster, but need more memory. */
const mostRows = 1000
/** Weight of a batch at most, in characters, because rows can hold files. */
const mostWeight = 4_000_000

/** A large field decides a row's weight; the others are small. */
const weightOf = (row: RawRow): number => {
  if (!('value' in row) || typeof row.value !== 'object' || row.value === null) return 100
  const pdf: unknown = Reflect.get(row.value, 'pdf')
  return 1000 + (typeof pdf === 'string' ? pdf.length : 0)
}

const keyOf = (row: RawRow): unknown =>
  'value' in row && typeof row.value === 'object' && row.value !== null
    ? Reflect.get(row.value, 'sourceId')
    : undefined

/** Groups rows into batches in which no key occurs twice, so that a later row overwrites an earlier one. */
export async function* batchesOf(
  groups: AsyncIterable<readonly RawRow[]>,
): AsyncGenerator<readonly RawRow[]> {
  let batch: RawRow[] = []
  let keys = new Set<unknown>()
  let weight = 0
  for await (const rows of groups)
    for (const row of rows) {
      const key = keyOf(row)
      if (batch.length >= mostRows || weight >= mostWeight || (key !== undefined && keys.has(key))) {
        yield batch
        batch = []
        keys = new Set()
        weight = 0
      }
      batch.push(row)
      keys.add(key)
      weight += weightOf(row)
    }
  if (batch.length > 0) yield batch
}
