import type { RawRow } from './RawRow.ts'

type Value = { [field: string]: unknown }

/**
 * Builds records from rows of cells. A name with dots is a field of a field; a name with "[]" is a field of a
 * list, and consecutive rows with the same sourceId are one record with several entries. Empty cells are
 * absent.
 */
export function csvRecords() {
  let open: { readonly line: number; readonly value: Value } | undefined

  const end = (): readonly RawRow[] => {
    const rows = open ? [open] : []
    open = undefined
    return rows
  }

  return {
    /** Adds a row; returns the record that it completes, if any. */
    add(line: number, names: readonly string[], cells: readonly string[]): readonly RawRow[] {
      const sourceId = cells[names.indexOf('sourceId')] ?? ''
      const isNext = open !== undefined && sourceId !== '' && open.value.sourceId === sourceId
      const completed = isNext ? [] : end()
      open ??= { line, value: {} }
      const { value } = open
      const started = new Set<string>()
      cells.forEach((cell, index) => {
        if (cell !== '') setCell(value, (names[index] ?? '').split('.'), cell, '', started)
      })
      return completed
    },

    /** The record that no further row can follow, if there is one. */
    end,
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
