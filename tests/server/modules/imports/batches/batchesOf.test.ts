import { expect, test } from 'vitest'
import { batchesOf } from '../../../../../server/modules/imports/batches/batchesOf.ts'
import { readCsv } from '../../../../../server/modules/imports/readers/readCsv.ts'
import { readNdjson } from '../../../../../server/modules/imports/readers/readNdjson.ts'
import { heldBytes } from '../../../../support/heldBytes.ts'

const megabyte = 1024 * 1024

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

test('VND-3: a batch holds few long rows and many short ones, whatever their fields are named', async () => {
  async function* file(length: number) {
    for (let number = 0; number < 3000; number++)
      yield Buffer.from(
        `{"sourceId":"${number}","colour":"${'x'.repeat(number % 100 === 0 ? length : 1)}"}\n`,
      )
  }
  const short = await collect(batchesOf(readNdjson(file(1), 8 * megabyte)))
  expect(short.map(rows => rows.length)).toEqual([1000, 1000, 1000])
  const sizes = (await collect(batchesOf(readNdjson(file(megabyte), 8 * megabyte)))).map(rows =>
    rows.reduce((sum, row) => sum + ('value' in row ? row.size : 0), 0),
  )
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.max(...sizes)).toBeLessThan(6 * megabyte)
})

test('VND-3: a CSV record of endless rows is refused whole, in constant memory, and the next one is read', async () => {
  const row = `endless,${'x'.repeat(1000)}\n`
  let most = 0
  async function* file() {
    yield Buffer.from('sourceId,contracts[]\n')
    for (let chunk = 1; chunk <= 200; chunk++) {
      yield Buffer.from(row.repeat(1000))
      if (chunk % 50 === 0) most = Math.max(most, heldBytes())
    }
    yield Buffer.from('next,c-1\n')
  }
  const before = heldBytes()
  const rows = []
  for await (const some of readCsv(file(), 8 * megabyte, () => true)) rows.push(...some)
  expect(rows).toMatchObject([
    { line: 2, sourceId: 'endless', refusal: { reason: 'too_long' } },
    { value: { sourceId: 'next', contracts: ['c-1'] } },
  ])
  expect(most - before).toBeLessThan(150 * megabyte)
})
