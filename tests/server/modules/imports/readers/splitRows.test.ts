import { expect, test } from 'vitest'
import { splitRows } from '../../../../../server/modules/imports/readers/splitRows.ts'

const megabyte = 1024 * 1024

test.each([
  ['NDJSON', false],
  ['CSV with a quotation mark that is not closed', true],
])(
  'VND-3: a line of 2 GB of %s is skipped in constant memory, and the next row is read',
  async (_, isQuoted) => {
    const chunk = new Uint8Array(megabyte).fill(120)
    let most = 0
    async function* file() {
      if (isQuoted) yield Buffer.from('"')
      for (let sent = 0; sent < 2048; sent++) {
        yield chunk
        most = Math.max(most, process.memoryUsage().arrayBuffers)
      }
      yield Buffer.from('\nnext\n')
    }
    const before = process.memoryUsage().arrayBuffers
    const rows = []
    for await (const group of splitRows(file(), { isQuoted, mostBytes: 8 * megabyte }))
      rows.push(...group.map(({ line, bytes }) => [line, bytes && Buffer.from(bytes).toString()]))
    expect(rows).toEqual([
      [1, undefined],
      [2, 'next'],
    ])
    // Buffers that the collector has not freed yet count too.
    expect(most - before).toBeLessThan(400 * megabyte)
  },
)
