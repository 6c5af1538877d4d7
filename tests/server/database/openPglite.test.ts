import { expect, test } from 'vitest'
import { openPglite } from '../../../server/database/openPglite.ts'

test('the embedded database takes an eighth of the memory for its cache that PostgreSQL would', async () => {
  const database = await openPglite()
  const { rows } = await database.client.query('show shared_buffers')
  expect(rows).toEqual([{ shared_buffers: '16MB' }])
  await database.close()
})
