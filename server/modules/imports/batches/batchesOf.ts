import type { RawRow } from '../readers/RawRow.ts'

/** Rows of a batch at most: more of them would not be faster, but need more memory. */
const mostRows = 1000
/** Characters of the rows of a batch at most, because rows can hold files. */
const mostSize = 4_000_000

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
  let size = 0
  for await (const rows of groups)
    for (const row of rows) {
      const key = keyOf(row)
      if (batch.length >= mostRows || size >= mostSize || (key !== undefined && keys.has(key))) {
        yield batch
        batch = []
        keys = new Set()
        size = 0
      }
      batch.push(row)
      keys.add(key)
      if ('value' in row) size += row.size
    }
  if (batch.length > 0) yield batch
}
