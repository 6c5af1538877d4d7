import type { RawRow, Refusal } from './RawRow.ts'
import { tooLong } from './splitRows.ts'

type Value = { [field: string]: unknown }

interface Row {
  readonly line: number
  readonly cells: readonly string[]
  /** Length of its text. */
  readonly size: number
}

interface OpenRecord {
  readonly line: number
  readonly sourceId: string
  readonly isTorn: boolean
  value: Value
  size: number
}

const torn: Refusal = {
  reason: 'torn',
  message: 'A row of the record, or one beside it that may belong to it, could not be read.',
}

/**
 * Builds records from rows of cells. A name with dots is a field of a field; a name with "[]" is a field of a
 * list, and consecutive rows with the same sourceId are one record with several entries. Empty cells are
 * absent. A record that is longer than allowed, or of which a row could not be read, is refused whole.
 */
export function csvRecords(names: readonly string[], mostSize: number) {
  const keyIndex = names.indexOf('sourceId')
  const hasLists = names.some(name => name.includes('[]'))
  let open: OpenRecord | undefined
  /** Whether the next record may be the rest of one with an unreadable row. */
  let mayBeTorn = (_sourceId: string) => false

  const rowOf = ({ line, sourceId, value, size }: OpenRecord, isTorn: boolean): RawRow => {
    const refusal = size > mostSize ? tooLong : isTorn ? torn : undefined
    return refusal ? { line, refusal, sourceId } : { line, value, size }
  }
  const end = (isTorn = false): readonly RawRow[] => {
    const rows = open ? [rowOf(open, isTorn || open.isTorn)] : []
    open = undefined
    return rows
  }

  return {
    /** Adds a row; returns the record that it completes, if any. */
    add({ line, cells, size }: Row): readonly RawRow[] {
      const sourceId = cells[keyIndex] ?? ''
      const isNext = open !== undefined && sourceId !== '' && open.sourceId === sourceId
      const completed = isNext ? [] : end()
      open ??= { line, sourceId, isTorn: mayBeTorn(sourceId), value: {}, size: 0 }
      mayBeTorn = () => false
      open.size += size
      if (open.size > mostSize) {
        open.value = {}
        return completed
      }
      const { value } = open
      const started = new Set<string>()
      cells.forEach((cell, index) => {
        if (cell !== '') setCell(value, (names[index] ?? '').split('.'), cell, '', started)
      })
      return completed
    },

    /**
     * Takes a row that could not be read, and with it the records beside it that it may belong to.
     * @param cells those of a row with too many or too few of them
     */
    refuse(line: number, refusal: Refusal, cells?: readonly string[]): readonly RawRow[] {
      const sourceId = cells?.[keyIndex] || undefined
      mayBeTorn = other => hasLists && (sourceId === undefined || sourceId === other)
      const completed = end(open !== undefined && mayBeTorn(open.sourceId))
      return [...completed, { line, refusal, ...(sourceId !== undefined && { sourceId }) }]
    },

    /** The record that no further row can follow, if there is one. */
    end: () => end(),
  }
}

/** @param started lists of which this row already has an entry */
function setCell(
  value: Value,
  [name = '', ...rest]: readonly string[],
  cell: string,
  path: string,
  started: Set<string>,
) {
  const isList = name.endsWith('[]')
  const field = isList ? name.slice(0, -2) : name
  const own = `${path}${field}`
  if (!isList && rest.length === 0) {
    value[field] ??= cell
    return
  }
  if (!isList) {
    value[field] ??= {}
    setCell(value[field] as Value, rest, cell, `${own}.`, started)
    return
  }
  value[field] ??= []
  const list = value[field] as unknown[]
  if (rest.length === 0) {
    list.push(cell)
    return
  }
  if (!started.has(own)) list.push({})
  started.add(own)
  setCell(list.at(-1) as Value, rest, cell, `${own}.`, started)
}
