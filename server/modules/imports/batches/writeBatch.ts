import type { Queries } from '../../../database/Database.ts'
import { codeOf } from '../../../http/refusalOf.ts'
import type { BatchContext, HashedRecord, Resource } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import type { Outcome } from './Outcome.ts'
import { writeRows } from './writeRows.ts'

export type BatchOptions = Omit<BatchContext, 'tx'>

/**
 * Writes records of different keys in one transaction, so that residents see each of them whole. If the
 * database refuses the batch because of one of its rows, halves of it are written, until that row is alone.
 * @returns outcomes by sourceId
 */
export async function writeBatch(
  queries: Queries,
  resource: Resource,
  options: BatchOptions,
  records: readonly HashedRecord[],
): Promise<ReadonlyMap<string, Outcome>> {
  const [first] = records
  if (!first) return new Map()
  try {
    return await queries.transaction(tx => writeRows({ ...options, tx }, resource, records))
  } catch (error) {
    const refusal = refusalOfRow(error)
    if (!refusal) throw error
    if (records.length === 1) return new Map([[first.record.sourceId, refusal]])
    const middle = Math.ceil(records.length / 2)
    const outcomes = new Map<string, Outcome>()
    for (const half of [records.slice(0, middle), records.slice(middle)])
      for (const [sourceId, outcome] of await writeBatch(queries, resource, options, half))
        outcomes.set(sourceId, outcome)
    return outcomes
  }
}

/** The reason why the database refused a value; undefined for a failure of another kind. */
function refusalOfRow(error: unknown): Refusal | undefined {
  const code = codeOf(error)
  if (typeof code !== 'string') return undefined
  if (code === '23505')
    return { reason: 'taken', message: 'Another record already has a value that must be unique.' }
  if (code === '23503')
    return { reason: 'in_use', message: 'Other data refers to what the record would change.' }
  // 21000: two records of the batch write the same row, e.g. an object that both contracts have; apart, the later one wins.
  if (code === '21000' || code.startsWith('22') || code.startsWith('23'))
    return { reason: 'not_storable', message: 'A value of the record cannot be stored.' }
  return undefined
}
