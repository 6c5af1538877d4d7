import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './FileStore.ts'
import { freeBytes } from './freeBytes.ts'

/** Below this the embedded database cannot write safely either. */
const leastFreeBytes = 32 * 1024 * 1024

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
    async hasRoom() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return (await freeBytes(folder)) >= leastFreeBytes
    },
  }
}
