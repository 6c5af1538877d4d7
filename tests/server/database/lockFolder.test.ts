import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { lockFolder } from '../../../server/database/lockFolder.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path, remove } = temporaryFolder()
afterEach(remove)

test('API-2: a folder has one holder at a time, whatever its path is called, and is free after release', async () => {
  const folder = join(path, 'data')
  const lock = await lockFolder(folder)
  await expect(lockFolder(join(path, 'data', '..', 'data'))).rejects.toThrow(
    `is in use by process ${process.pid}`,
  )
  const other = await lockFolder(join(path, 'other'))
  await other.release()
  await lock.release()
  await (await lockFolder(folder)).release()
})
