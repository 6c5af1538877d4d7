import { cellsOf, type Separator, separators } from './csvCells.ts'
import { csvRecords } from './csvRecords.ts'
import { decodeRow } from './decodeRow.ts'
import { FileFault, type RawRow } from './RawRow.ts'
import { splitRows, tooLong } from './splitRows.ts'

interface Header {
  readonly names: readonly string[]
  readonly separator: Separator
}

/**
 * Reads a CSV whose first row names the fields, e.g. "sourceId,objects[].address". The separator is the one
 * that splits this row so that a column is `sourceId`.
 * @throws FileFault if no separator does, or a column is not a field
 */
export async function* readCsv(
  stream: AsyncIterable<Uint8Array>,
  mostBytes: number,
  isField: (column: string) => boolean,
): AsyncGenerator<readonly RawRow[]> {
  let header: Header | undefined
  let records = csvRecords([], mostBytes)
  for await (const rows of splitRows(stream, { isQuoted: true, mostBytes })) {
    const ready: RawRow[] = []
    for (const { line, bytes } of rows) {
      const decoded = bytes ? decodeRow(bytes) : { refusal: tooLong }
      if ('refusal' in decoded) {
        if (!header) throw new FileFault(decoded.refusal.reason, decoded.refusal.message)
        ready.push(...records.refuse(line, decoded.refusal))
        continue
      }
      if (decoded.text.trim() === '') continue
      if (!header) {
        header = readHeader(decoded.text, isField)
        records = csvRecords(header.names, mostBytes)
        continue
      }
      const cells = cellsOf(decoded.text, header.separator)
      if (!cells || cells.length !== header.names.length)
        ready.push(...records.refuse(line, wrongCells(header, cells), cells))
      else ready.push(...records.add({ line, cells, size: decoded.text.length }))
    }
    if (ready.length > 0) yield ready
  }
  yield records.end()
  if (!header) throw new FileFault('no_header', 'The file is empty: its first row must name the fields.')
}

function wrongCells({ names }: Header, cells: readonly string[] | undefined) {
  return cells
    ? {
        reason: 'wrong_columns',
        message: `The row has ${cells.length} columns, but the header has ${names.length}.`,
      }
    : { reason: 'wrong_quotes', message: 'A quotation mark in the row is not closed, or text follows it.' }
}

function readHeader(row: string, isField: (column: string) => boolean): Header {
  const text = row.replace(/^\uFEFF/, '')
  for (const separator of separators) {
    const names = cellsOf(text, separator)?.map(name => name.trim())
    if (!names?.includes('sourceId')) continue
    const unknown = names.find(name => !isField(name))
    if (unknown !== undefined)
      throw new FileFault('unknown_column', `There is no field "${unknown}". Remove or rename the column.`)
    const double = names.find((name, index) => names.indexOf(name) !== index)
    if (double !== undefined) throw new FileFault('double_column', `Two columns are named "${double}".`)
    return { names, separator }
  }
  throw new FileFault(
    'no_source_id',
    'The first row must name the fields, among them sourceId, separated by commas, semicolons or tabs.',
  )
}
