import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../../server/environment.ts'
import { openFileStore } from '../../../server/files/openFileStore.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const open = (DATA_DIR: string) => openFileStore(readEnvironment({ DATA_DIR }))

test('SEC-12: a data folder that is a file, or has one in place of its files, is refused at the start', async () => {
  const { path } = temporaryFolder()
  const file = join(path, 'file')
  writeFileSync(file, '')
  await expect(open(file)).rejects.toThrow(`DATA_DIR=${file} is a file.`)
  const data = join(path, 'data')
  mkdirSync(data)
  writeFileSync(join(data, 'files'), '')
  await expect(open(data)).rejects.toThrow(`DATA_DIR=${data} is a file.`)
})

test('SEC-12: a data folder that does not exist is made', async () => {
  const store = await open(join(temporaryFolder().path, 'new', 'data'))
  expect(await store.hasRoom?.()).toBe(true)
})
