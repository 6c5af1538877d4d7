import type { Refusal } from './RawRow.ts'

const newline = 10
const quote = 34

export interface RowBytes {
  readonly line: number
  /** Absent if the row is longer than allowed. */
  readonly bytes?: Uint8Array
}

interface SplitOptions {
  /** Whether a line break between quotes belongs to the row, as in CSV. */
  readonly isQuoted: boolean
  readonly mostBytes: number
}

export const tooLong: Refusal = {
  reason: 'too_long',
  message: 'The record is longer than 8 MB, or a quotation mark in it is not closed.',
}

/**
 * Splits a stream of bytes into rows, in constant memory: of a row that is longer than allowed only the
 * line number is returned. Rows are returned in groups, because an asynchronous step for each row is slow.
 */
export async function* splitRows(
  stream: AsyncIterable<Uint8Array>,
  { isQuoted, mostBytes }: SplitOptions,
): AsyncGenerator<readonly RowBytes[]> {
  let parts: Uint8Array[] = []
  let length = 0
  let isSkipping = false
  let isInQuotes = false
  let line = 1
  let firstLine = 1

  const add = (part: Uint8Array) => {
    length += part.length
    if (length > mostBytes) {
      isSkipping = true
      // An unclosed quotation mark must not swallow the rest of the file.
      isInQuotes = false
      parts = []
    } else if (part.length > 0) parts.push(part)
  }
  const endRow = (): RowBytes => {
    const row = isSkipping ? { line: firstLine } : { line: firstLine, bytes: joined(parts) }
    parts = []
    length = 0
    isSkipping = false
    firstLine = line
    return row
  }

  for await (const chunk of stream) {
    const rows: RowBytes[] = []
    let start = 0
    let position = 0
    while (position < chunk.length) {
      const end = isQuoted && !isSkipping ? nextMark(chunk, position) : chunk.indexOf(newline, position)
      if (end < 0) break
      position = end + 1
      if (chunk[end] === quote) isInQuotes = !isInQuotes
      else {
        line += 1
        if (!isInQuotes) {
          add(chunk.subarray(start, end))
          start = position
          rows.push(endRow())
        }
      }
    }
    // Copied, because a stream may reuse the memory of its chunks.
    add(chunk.slice(start))
    if (rows.length > 0) yield rows
  }
  if (length > 0) yield [endRow()]
}

/** Position of the next line break or quotation mark. */
function nextMark(chunk: Uint8Array, from: number): number {
  for (let position = from; position < chunk.length; position++)
    if (chunk[position] === newline || chunk[position] === quote) return position
  return -1
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts
  if (parts.length === 1 && only) return only
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}
