import { expect, test } from 'vitest'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'

/** Filters that are statements of their own. */
const filtered = ['messages?type=calculation&lastInvoiceOnly=1', 'messages?type=news']

const reads = allEndpoints
  .filter(
    ([, { method, access, path }]) =>
      (method ?? 'GET') === 'GET' && /^(user|contract-name)$/.test(access) && !path.includes('{'),
  )
  .map(([, { path }]) => path)

onEachDatabase('A person without contracts', server => {
  test('API-1: gets no fault of the server from any of the personal reads', async () => {
    const token = await server().signIn('empty@example.com')
    expect(reads.length).toBeGreaterThan(8)
    const faults: string[] = []
    for (const path of [...reads, ...filtered]) {
      const { status } = await server().call(path, { token })
      if (status >= 500) faults.push(`${path}: ${status}`)
    }
    expect(faults).toEqual([])
  })
})
