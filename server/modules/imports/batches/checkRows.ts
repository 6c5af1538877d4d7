import * as z from 'zod/mini'
import type { RefusedRow } from '../../../../src/api/vendor/schemas/imports.ts'
import type { HashedRecord, Resource } from '../Resource.ts'
import { describeIssue } from '../readers/describeIssue.ts'
import type { RawRow, Refusal } from '../readers/RawRow.ts'
import { hashRecord } from './hashRecord.ts'

export type NewRefusal = Omit<RefusedRow, 'number'>

interface CheckedRow extends HashedRecord {
  readonly line: number
}

/** A batch whose rows were compared with their schema. */
export interface CheckedBatch {
  /** How many rows the batch has. */
  readonly rows: number
  readonly records: readonly CheckedRow[]
  readonly refusals: readonly NewRefusal[]
  /** Keys of all rows, also of refused ones, because a complete file does not end what it refuses. */
  readonly keys: readonly string[]
}

export const refusedRow = (
  line: number,
  sourceId: unknown,
  { field, reason, message }: Refusal,
): NewRefusal => ({
  line,
  sourceId: typeof sourceId === 'string' ? sourceId.slice(0, 100).replaceAll('\0', '') : null,
  field: field?.slice(0, 200) ?? null,
  reason,
  message: message.replaceAll('\0', ''),
})

/** Compares the rows of a batch with their schema, and refuses each that differs alone. */
export async function checkRows({ schema }: Resource, batch: readonly RawRow[]): Promise<CheckedBatch> {
  const records: CheckedRow[] = []
  const refusals: NewRefusal[] = []
  const keys: string[] = []
  const addKey = (sourceId: unknown) => {
    if (typeof sourceId === 'string' && sourceId !== '' && !sourceId.includes('\0')) keys.push(sourceId)
  }
  for (const row of batch) {
    if ('refusal' in row) {
      refusals.push(refusedRow(row.line, row.sourceId, row.refusal))
      addKey(row.sourceId)
      continue
    }
    const parsed = z.safeParse(schema, row.value)
    const sourceId = sourceIdOf(row.value)
    addKey(sourceId)
    const [issue] = parsed.error?.issues ?? []
    if (parsed.success) records.push({ line: row.line, ...(await hashRecord(parsed.data)) })
    else if (issue) refusals.push(refusedRow(row.line, sourceId, describeIssue(row.value, issue)))
  }
  return { rows: batch.length, records, refusals, keys }
}

const sourceIdOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'sourceId') : undefined
