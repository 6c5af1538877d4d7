import { decodeRow } from './decodeRow.ts'
import type { RawRow } from './RawRow.ts'
import { splitRows, tooLong } from './splitRows.ts'

/** Reads a file with one JSON object per line; empty lines are skipped. */
export async function* readNdjson(
  stream: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<readonly RawRow[]> {
  for await (const rows of splitRows(stream, { isQuoted: false, mostBytes }))
    yield rows.flatMap(({ line, bytes }): readonly RawRow[] => {
      if (!bytes) return [{ line, refusal: tooLong }]
      const decoded = decodeRow(bytes)
      if ('refusal' in decoded) return [{ line, refusal: decoded.refusal }]
      const text = decoded.text.trim()
      return text === '' ? [] : [parsed(line, text)]
    })
}

function parsed(line: number, text: string): RawRow {
  try {
    return { line, value: JSON.parse(text), size: text.length }
  } catch {
    return { line, refusal: { reason: 'not_json', message: 'The line is not a JSON object.' } }
  }
}
