export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/** Splits a row of a CSV (RFC 4180) into its cells; undefined if its quotation marks do not match. */
export function cellsOf(row: string, separator: Separator): readonly string[] | undefined {
  if (!row.includes('"')) return row.split(separator)
  const cells: string[] = []
  let position = 0
  for (;;) {
    if (row[position] === '"') {
      let cell = ''
      for (;;) {
        const end = row.indexOf('"', position + 1)
        if (end < 0) return undefined
        cell += row.slice(position + 1, end)
        position = end + 1
        if (row[position] !== '"') break
        cell += '"'
      }
      cells.push(cell)
      if (position === row.length) return cells
      if (row[position] !== separator) return undefined
      position += 1
    } else {
      const end = row.indexOf(separator, position)
      cells.push(end < 0 ? row.slice(position) : row.slice(position, end))
      if (end < 0) return cells
      position = end + 1
    }
  }
}
