import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './FileStore.ts'

/** Stores files in a folder, which is created with the first file. Several processes may share it. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^[\w-]{43}$/.test(name)) throw new Error('A stored file has a name that the server makes.')
    return join(folder, name)
  }
  return {
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
    },
    read: name => readFile(pathOf(name)),
    remove: name => rm(pathOf(name), { force: true }),
  }
}
